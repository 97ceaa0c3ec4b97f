import type { Motion } from "../../hydration/motion.ts";
import { personaLink } from "../../receptionist/persona-link.ts";

/** Sends the sentence of a page to the receptionist, by the link that can be shared. */
export const openFrontDesk: Motion = (form) => {
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(form as HTMLFormElement);
    const minutes = (name: string) => {
      const [hours = 0, rest = 0] = String(fields.get(name)).split(":").map(Number);
      return hours * 60 + rest;
    };
    const link = document.createElement("a");
    link.href = personaLink({
      name: String(fields.get("name")),
      industry: form.dataset.frontDesk ?? "",
      opens: minutes("opens"),
      closes: minutes("closes"),
    });
    form.append(link);
    link.click();
    link.remove();
  };
  form.addEventListener("submit", open);
  form.addEventListener("invalid", nameTheBlank, true);
  form.addEventListener("input", forgive);
  return () => {
    form.removeEventListener("submit", open);
    form.removeEventListener("invalid", nameTheBlank, true);
    form.removeEventListener("input", forgive);
  };
};

/** The browser's own message is in its language, and does not say which blank it is about. */
function nameTheBlank({ target }: Event) {
  const blank = target as HTMLInputElement;
  blank.setCustomValidity(`${blank.ariaLabel}?`);
}

const forgive = ({ target }: Event) => (target as HTMLInputElement).setCustomValidity("");
