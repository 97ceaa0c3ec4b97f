import { holdOpening, loadDeferredResources, loadSheetsAfterPaint } from "./deferred-resources.ts";
import { heldIn } from "./held-in.ts";

/**
 * Runs inside every page, before all our other scripts. React's scripts are held as text in
 * `<noscript id="app">` until the first sign of a visitor; then they are inserted into the page.
 * Input from before React is ready is not lost: changed fields fire their events again. The last
 * click on something that only React handles, and the last submitted form, are held and repeated
 * once.
 */
const changes = ["input", "change"];
/** The last four are the only events of voice control and autofill. */
const signs = [
  ...["pointerdown", "touchstart", "keydown", "focusin", "scroll"],
  ...["click", "submit", ...changes],
];
/** Milliseconds to wait for React before held events are released to the browser. */
const patience = 8000;

/** Elements that only React handles; without invoker commands (ui/invoker-commands.ts) dialogs too. */
const answered = `[data-react]${"command" in HTMLButtonElement.prototype ? "" : ",[commandfor]"}`;

const options = { capture: true, passive: true };
const changed = new Set<EventTarget>();
let heldClick: HTMLElement | undefined;
let heldForm: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
let deadline: ReturnType<typeof setTimeout> | undefined;

function hydrate() {
  for (const sign of signs) removeEventListener(sign, hydrate, options);
  removeEventListener("pointermove", hydrateOnMove, options);
  loadDeferredResources();
  document.body.append(heldIn("app"));
}

/**
 * A page can open under a pointer that does not move. That fires a move of zero distance while the
 * page loads, or a move at the corner 0, 0 before the pointer was ever moved; both are ignored.
 */
function hydrateOnMove({ movementX, movementY, clientX, clientY }: PointerEvent) {
  if (document.readyState === "complete" ? clientX || clientY : movementX || movementY) hydrate();
}

function noteChange({ target }: Event) {
  if (target) changed.add(target);
}

function holdClick(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>(answered);
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  hold(event);
  heldClick = target;
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.method === "dialog") return;
  hold(event);
  heldForm = { form, submitter: event.submitter };
}

function hold(event: Event) {
  event.preventDefault();
  // React listens before it is ready, so it would handle the event now and again when it is
  // repeated.
  event.stopPropagation();
  deadline ??= setTimeout(release, patience);
}

/** React is ready, or will not load: held events are repeated now, for React or for the browser. */
function release() {
  clearTimeout(deadline);
  for (const [type, listener] of noted) removeEventListener(type, listener, true);
  for (const field of changed)
    for (const type of changes) field.dispatchEvent(new Event(type, { bubbles: true }));
  const [click, sent] = [heldClick, heldForm];
  heldClick = heldForm = undefined;
  click?.click();
  sent?.form.requestSubmit(sent.submitter);
}

/** What is kept until React is ready. */
const noted = Object.entries({
  input: noteChange,
  change: noteChange,
  click: holdClick,
  submit: holdSubmit,
}) as [string, EventListener][];

for (const sign of signs) addEventListener(sign, hydrate, options);
addEventListener("pointermove", hydrateOnMove, options);
// The link of a shared rehearsal (web/receptionist) starts React without a touch.
if (location.hash.startsWith("#talk=")) addEventListener("load", hydrate);
for (const [type, listener] of noted) addEventListener(type, listener, true);
addEventListener("farline:ready", release, { once: true });

loadSheetsAfterPaint();
addEventListener("load", loadDeferredResources);
addEventListener("click", holdOpening, true);
