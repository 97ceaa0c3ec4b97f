import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useToast } from "./toast-store.ts";

const load = () => import("./toast-viewport.tsx");
const ToastViewport = lazy(async () => ({ default: (await load()).ToastViewport }));

/** Loads the code of the toasts in advance, so that "no network" can be shown without a network. */
export function preloadToasts(): void {
  void load();
}

/**
 * Container for toasts: on the page, or inside the open dialog, because everything outside it is
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

/** The open modal dialog; looked up when there is something to show and when a dialog closes. */
function useOpenDialog(shown: unknown): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setDialog(document.querySelector("dialog:modal"));
    if (shown) look();
    // The event does not bubble, so it is caught in the capture phase.
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, [shown]);
  return dialog;
}
