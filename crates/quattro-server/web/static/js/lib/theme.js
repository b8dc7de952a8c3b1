// Runs before the first paint, so that the dark theme does not flash white. The rest is in settings.js. Also
// remembers a language chosen by its link, and starts the worker of a table on this device.
(() => {
  // It takes longer to be ready than the page, which finds it here (device/device.js).
  const { worker } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  if (worker) Object.assign(window, { deviceWorker: new Worker(worker, { type: "module" }) });
  const root = document.documentElement;
  // The address of a document on the device names its language.
  const isOnDevice = root.dataset.line === "device";
  if (isOnDevice || new URLSearchParams(location.search).has("lang")) {
    const path = isOnDevice ? new URL("../../", location.href).pathname : "/";
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `lang=${root.lang}; path=${path}; max-age=31536000; samesite=lax`;
  }
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("quattro-settings") ?? "{}").theme ?? "auto";
  } catch {
    // No storage: the system decides.
  }
  const dark =
    root.dataset.tv !== undefined ||
    theme === "dark" ||
    (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
})();
