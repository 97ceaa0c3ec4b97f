import { useEffect } from "react";

/** Handles presses of every `HearButton`, both on parts that React drew and in static parts. */
export function useHearButtons(): void {
  useEffect(() => {
    const press = ({ target, isTrusted }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-hear]");
      if (!button) return;
      // Safari on phones allows speech only after the page has spoken during a press.
      if (isTrusted && "speechSynthesis" in window)
        speechSynthesis.speak(new SpeechSynthesisUtterance(""));
      // Without a network the button stays; the next press tries again.
      import("./open-player.tsx").then(
        ({ openPlayer }) => openPlayer(button),
        () => {},
      );
    };
    addEventListener("click", press);
    return () => removeEventListener("click", press);
  }, []);
}
