// Runs before the first paint, so that a dark room does not flash. The rest is in settings.js.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("quattro-settings") ?? "{}").theme ?? "auto";
  } catch {
    // No storage: the system decides.
  }
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
