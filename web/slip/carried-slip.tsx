import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { keptSlip, subscribeToSlip } from "./kept-slip.ts";

const none = () => "";

/** The slip that goes with a form, for visitors who have one; others do not fetch its code. */
export function CarriedSlip() {
  const kept = useSyncExternalStore(subscribeToSlip, keptSlip, none);
  const [Note, setNote] = useState<ComponentType<{ kept: string }>>();
  useEffect(() => {
    if (!kept) return;
    import("./slip-note.optional-part.tsx").then(
      (loaded) => setNote(() => loaded.SlipNote),
      () => {},
    );
  }, [kept]);
  return kept && Note ? <Note kept={kept} /> : null;
}
