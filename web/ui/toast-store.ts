import { useSyncExternalStore } from "react";

export interface Toast {
  title: string;
  description?: string;
  /** destructive: something failed. attention: the visitor has to do something. */
  look?: "default" | "attention" | "destructive";
  /** Milliseconds on the screen; `toastDurations.standard` by default. */
  duration?: number;
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

/** How long toasts stay, in milliseconds: those about sending a form, and all others. */
export const toastDurations = { form: 3_000, standard: 5_000 } as const;

/** Milliseconds from a toast's dismissal to its removal from memory. */
const removalDelay = 1_000_000;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. Only one is shown at a time: a newer one replaces the older. */
export function toast(content: Toast): void {
  lastId++;
  set({ ...content, id: lastId, open: true });
}

/**
 * Closes a toast. It stays in memory for its exit animation and is removed after `removalDelay`.
 */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  set({ ...shown, open: false });
  setTimeout(() => shown?.id === id && set(undefined), removalDelay);
}

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is visible or animating out. */
export function currentToast(): ShownToast | undefined {
  return shown;
}

/** The same as a hook: the component renders again when it changes. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, currentToast, () => undefined);
}
