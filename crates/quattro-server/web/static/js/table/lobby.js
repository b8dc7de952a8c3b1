// The table before the start: who sits where, sit down, put bots on chairs, invite, begin. And what comes after
// the end: the ranking and the rematch.

import { kindOfSeat } from "../calcory/table.js";
import { ask, contribution } from "../lib/api.js";
import { badge, doneOrder, icon, sign } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { KINDS } from "../lib/notation.js";
import { language, say } from "../lib/words.js";
import { invitation, share } from "./sheets.js";
import { nameOf, set, state } from "./state.js";

/** @param {string} path @param {unknown} [body] */
async function post(path, body = {}) {
  try {
    return await ask(`/api/tables/${state.table?.id}/${path}`, body);
  } catch (error) {
    set({
      problem: say("ui-problem", {
        code: /** @type {any} */ (error).code ?? "",
        message: /** @type {Error} */ (error).message,
      }),
    });
    return undefined;
  }
}

/** How good the bots are, as chosen at the set-up. */
const level = () => sessionStorage.getItem("quattro-level") ?? "cook";

const isPizza = () => state.table?.options.game !== "calcory";

/** @param {any} chair */
function chairRow(chair) {
  const free = chair.occupant === "nobody";
  const mine = chair.seat === state.you.seat;
  const kind = chair.kind ?? (isPizza() ? undefined : kindOfSeat(chair.seat));
  const what = html`${kind ? badge(kind) : html`<span class="badge none">${icon(chair.occupant === "bot" ? "robot" : "people")}</span>`}
    <div><b>${free ? say("ui-free-chair") : mine ? say("ui-you-name", { name: chair.name ?? "" }) : nameOf(chair.seat)}</b>
    <small>${chair.occupant === "bot" ? say("ui-level", { level: chair.level ?? "cook" }) : free ? say("ui-free-hint") : kind && isPizza() ? say("kind-player", { kind }) : ""}</small></div>`;
  const look = cls({ "chair-row": true, free, mine, [`k-${kind}`]: !!kind });
  // Whoever comes by the link picks a chair by tapping it.
  if (free && state.you.seat == null)
    return html`<li><label class=${look}>${what}<input type="radio" name="seat" form="join" value=${chair.seat} ?checked=${chair.seat === firstFree()} /></label></li>`;
  return html`<li class=${look}>${what}
    ${free && state.you.host ? html`<button type="button" class="btn small" @click=${() => post("bot", { seat: chair.seat, level: level() })}>${icon("robot", "ic s")}${say("ui-add-bot")}</button>` : nothing}
    ${!free && !mine && state.you.host ? html`<button type="button" class="ibtn" aria-label=${say("ui-remove", { name: nameOf(chair.seat) })} @click=${() => post("remove", { seat: chair.seat })}>${icon("cross", "ic s")}</button>` : nothing}
  </li>`;
}

const firstFree = () => state.table?.chairs.find((chair) => chair.occupant === "nobody")?.seat;

/** The kinds that can be one's own, and chance. @param {string | undefined} own @param {(kind: string) => void} [pick] */
function kindPicker(own, pick) {
  const taken = new Set(state.table?.chairs.map((chair) => chair.kind).filter((kind) => kind !== own));
  const one = (/** @type {string} */ kind, /** @type {unknown} */ sign, /** @type {string} */ name) =>
    html`<label class="kind-pick k-${kind}"><input type="radio" name="kind" value=${kind} ?disabled=${taken.has(/** @type {any} */ (kind))} .checked=${(own ?? "") === kind} @change=${() => pick?.(kind)} /><span>${sign}<em>${name}</em></span></label>`;
  return html`<fieldset><legend>${say("ui-own-kind")}</legend><div class="kinds">${KINDS.map((kind) => one(kind, badge(kind), say("kind-player", { kind })))}${one("", html`<span class="badge none">${sign("any", "")}</span>`, say("ui-chance"))}</div></fieldset>`;
}

/** Another own kind: one gets up and sits down again on the same chair. @param {string} kind */
async function changeKind(kind) {
  const seat = state.you.seat;
  if (await post("leave")) await post("join", { seat, ...(kind ? { kind } : {}), contribution: contribution() });
}

/** Name and own kind, for whoever comes by the link. */
function joinForm() {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      await ask("/api/me", { name: String(form.get("name")).trim() });
    } catch (error) {
      return set({
        problem: say("ui-problem", {
          code: /** @type {any} */ (error).code ?? "",
          message: /** @type {Error} */ (error).message,
        }),
      });
    }
    const kind = form.get("kind");
    const seat = Number(form.get("seat"));
    if (await post("join", { ...(seat ? { seat } : {}), ...(kind ? { kind } : {}), contribution: contribution() }))
      location.reload();
  };
  return html`<form class="join-form" id="join" @submit=${submit}>
    <label>${say("ui-your-name")}<input name="name" required maxlength="24" autocomplete="nickname" .value=${document.documentElement.dataset.name ?? ""} /></label>
    ${isPizza() ? kindPicker(undefined) : nothing}
    <button class="btn pri">${say("ui-sit-down")}</button>
  </form>`;
}

export function lobby() {
  const table = /** @type {import("./state.js").TableInfo} */ (state.table);
  const free = table.chairs.filter((chair) => chair.occupant === "nobody").length;
  const seated = state.you.seat != null;
  return html`<main class="lobby" id="content">
    <div class="panel-box">
      <h1>${say("game", { game: table.options.game })}</h1>
      <p class="hint">${say("ui-lobby-hint", { host: table.host })}</p>
      <ol class="chair-list">${table.chairs.map(chairRow)}</ol>
      ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
      ${!seated && free ? joinForm() : nothing}
      ${seated && isPizza() ? kindPicker(table.chairs.find((chair) => chair.seat === state.you.seat)?.kind ?? undefined, changeKind) : nothing}
      ${!seated && !free ? html`<p class="hint">${say("ui-table-full")}</p>` : nothing}
      <div class="invite"><p>${say("ui-invite-hint")}</p><p class="address"><a href=${invitation}>${invitation}</a></p><img class="qr" src="/t/${table.id}/qr.svg" alt=${say("ui-qr")} width="150" height="150" />
        <button type="button" class="btn" @click=${share}>${icon("share")}${state.scene.copied ? say("ui-copied") : say("ui-share")}</button></div>
      ${state.you.host ? html`<button type="button" class="btn pri go" @click=${() => post("start", { ...(free ? { fill: level() } : {}), contribution: contribution() })}>${free ? say("ui-start-with-bots", { count: free }) : say("ui-start")}</button>` : html`<p class="hint">${say("ui-wait-for-host", { host: table.host })}</p>`}
    </div>
  </main>`;
}

/** The orders that this person has filled. */
function gallery() {
  const mine = isPizza()
    ? state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.you.seat)
    : undefined;
  if (!mine?.filled.length) return nothing;
  return html`<div class="gallery" role="group" tabindex="0" aria-label=${say("ui-your-filled")}>${mine.filled.map((/** @type {string} */ order) => doneOrder(order, mine.kind))}</div>`;
}

/** @param {any} result @param {number} index */
const ranked = (result, index) => ({ ...result, seat: index + 1 });

export function ending() {
  const outcome = state.game?.outcome;
  const table = state.table;
  if (!outcome || !table) return nothing;
  const rows = outcome.seats.map(ranked).sort((/** @type {any} */ a, /** @type {any} */ b) => a.place - b.place);
  const most = Math.max(1, ...rows.map((/** @type {any} */ row) => row.score));
  const winners = rows.filter((/** @type {any} */ row) => row.place === 1);
  const won = winners.some((/** @type {any} */ row) => row.seat === state.you.seat);
  const pizza = isPizza();
  const kind = (/** @type {number} */ seat) => (pizza ? state.shown.chairs[seat - 1].kind : kindOfSeat(seat));
  const again = async () => {
    const next = table.next ?? (await post("rematch"))?.table;
    if (next) location.href = `/t/${next}`;
  };
  return html`<main class="ending" id="content"><div class="panel-box">
    <h1>${won ? say("ui-you-win") : say("ui-wins", { name: winners.map((/** @type {any} */ row) => nameOf(row.seat)).join(" + ") })}</h1>
    <ol class="ranking">${rows.map(
      (/** @type {any} */ row) => html`<li class=${cls({ mine: row.seat === state.you.seat })}>
      <span class="place">${row.place}</span>${badge(kind(row.seat))}<b>${row.seat === state.you.seat ? say("ui-you") : nameOf(row.seat)}</b>
      <span class="score" aria-hidden="true">${Array.from({ length: most }, (_, index) => html`<i class=${cls({ won: index < row.score })}>${index < row.score ? sign(pizza ? "pizza" : "tileback", "") : nothing}</i>`)}</span>
      <strong>${row.score}</strong><small>${pizza ? say("ui-tie-break", { count: row.tie_break }) : ""}</small></li>`,
    )}</ol>
    ${gallery()}
    <div class="two"><a class="btn" href="/replay/${table.id}?lang=${language}">${icon("eye")}${say("ui-watch-replay")}</a>
      <button type="button" class="btn pri go" @click=${again}>${icon("again")}${say("ui-rematch")}</button></div>
    <a class="quiet" href="/">${say("ui-home")}</a>
  </div></main>`;
}
