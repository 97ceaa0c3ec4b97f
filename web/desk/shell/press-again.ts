import { useEffect } from "react";

/** The button whose form was sent last. */
let pressed: HTMLElement | null = null;

/** Notes which buttons send forms, for `pressAgain`. */
export function useNotePressed(): void {
  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      pressed = submitter;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
}

/** Sends the last form again as it is now, as a press of its button would. */
export const pressAgain = (): void => pressed?.click();
