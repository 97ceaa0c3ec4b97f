import { useEffect, useState } from "react";

/** What a loader gives: the data, or a promise of it that the page does not wait for. */
export type Arriving<T extends object> = T | { arriving: Promise<T> };

/** The data as soon as it is there; until then undefined, and the page shows its spinner. */
export function useArrived<T extends object>(given: Arriving<T>): T | undefined {
  const [last, setLast] = useState<{ given: Arriving<T>; data: T }>();
  useEffect(() => {
    if (!("arriving" in given)) return;
    let current = true;
    given.arriving.then((data) => current && setLast({ given, data }));
    return () => {
      current = false;
    };
  }, [given]);
  if (!("arriving" in given)) return given;
  return last?.given === given ? last.data : undefined;
}
