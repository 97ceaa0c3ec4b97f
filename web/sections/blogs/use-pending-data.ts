import { useEffect, useState } from "react";

/** The result of a loader: the data, or a promise of it that the page does not wait for. */
export type MaybePending<T extends object> = T | { pending: Promise<T> };

/** The data as soon as it is there; until then undefined, and the page shows its spinner. */
export function usePendingData<T extends object>(given: MaybePending<T>): T | undefined {
  const [last, setLast] = useState<{ given: MaybePending<T>; data: T }>();
  useEffect(() => {
    if (!("pending" in given)) return;
    let current = true;
    given.pending.then((data) => current && setLast({ given, data }));
    return () => {
      current = false;
    };
  }, [given]);
  if (!("pending" in given)) return given;
  return last?.given === given ? last.data : undefined;
}
