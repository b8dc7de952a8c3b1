// The first page of a site without a server: on to the home in the language chosen before, else the browser's.
(() => {
  const chosen = document.cookie.match(/(?:^|; )lang=(en|fr|de)/)?.[1];
  const preferred = navigator.languages.map((language) => language.slice(0, 2));
  const language = chosen ?? preferred.find((code) => ["en", "fr", "de"].includes(code)) ?? "en";
  location.replace(`device/${language}/index.html`);
})();
