import { useEffect, useState } from "react";
import { bulkForm } from "./bulk-bar.tsx";

/** How many rows of the list are checked; 0 until scripts have loaded. */
export function useChosen(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () =>
      setCount(document.querySelectorAll(`input[form="${bulkForm}"]:checked`).length);
    // The boxes are cleared after the event.
    const lookLater = () => setTimeout(look);
    look();
    document.addEventListener("change", look);
    document.addEventListener("reset", lookLater);
    return () => {
      document.removeEventListener("change", look);
      document.removeEventListener("reset", lookLater);
    };
  });
  return count;
}
