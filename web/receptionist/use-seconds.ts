import { useEffect, useState } from "react";

/** How long something has been going on, as "0:06"; undefined while it is not. */
export function useSeconds(going: boolean): string | undefined {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!going) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [going]);
  if (!going) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
