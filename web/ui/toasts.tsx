import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useToast } from "./toast-store.ts";

const load = () => import("./toast-viewport.tsx");
const ToastViewport = lazy(async () => ({ default: (await load()).ToastViewport }));

/** Fetches the code of the toasts ahead, so that "no network" can still be said without one. */
export function preloadToasts(): void {
  void load();
}

/**
 * The place of toasts: on the page, or inside the open dialog, because everything outside it is
 * inert.
 */
export function Toasts() {
  const toast = useToast();
  const dialog = useOpenDialog(toast);
  if (!toast) return null;
  const viewport = (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
  return dialog ? createPortal(viewport, dialog) : viewport;
}

/** The modal dialog that is open; looked for when there is something to show and when one closes. */
function useOpenDialog(shown: unknown): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setDialog(document.querySelector("dialog:modal"));
    if (shown) look();
    // The event does not bubble, but it can be caught on its way down.
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, [shown]);
  return dialog;
}
