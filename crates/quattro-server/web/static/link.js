// Uses a one-time link: this device becomes the person who made it.
const button = document.getElementById("link");
button?.addEventListener("click", async () => {
  const answer = await fetch("/api/link", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: button.dataset.code }),
  });
  if (answer.ok) location.assign("/");
  else button.replaceWith((await answer.json()).message);
});
