/** The storage key of the slip. When the tab forbids storage, memory keeps the slip. */
const name = "slip";
const changed = "farline:slip";
let memory = "";

/** The slip of this tab as a query (content/lead-slip.ts); empty without one. */
export function keptSlip(): string {
  try {
    return sessionStorage[name] ?? memory;
  } catch {
    return memory;
  }
}

/** Adds the visitor's latest choices to the slip: later words replace earlier ones. */
export function keepSlip(query: string | Record<string, string>): void {
  const all = new URLSearchParams(keptSlip());
  const fresh = new URLSearchParams(query);
  for (const field of fresh.keys()) all.set(field, fresh.getAll(field).join());
  set(`${all}`);
}

/** Removes the slip. */
export const dropSlip = () => set("");

function set(query: string) {
  memory = query;
  try {
    sessionStorage[name] = query;
  } catch {
    // The tab forbids storage: memory keeps it until the next document.
  }
  dispatchEvent(new Event(changed));
}

/** Calls `listener` after every change. Returns what ends that. */
export function subscribeToSlip(listener: () => void) {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
