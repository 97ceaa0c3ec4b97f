import { contactDetails } from "#server/receptionist/hearing/contact-details.ts";

/** The email and the longest number of a text: "555 0101. well, 406 555 0101". */
export function contactIn(text: string): { email?: string; phone?: string; rest: string } {
  const { email } = contactDetails(text, "en", false);
  const without = email ? text.replace(/[\w.+-]+@[\w.-]+/g, " , ") : text;
  const numbers = [
    ...without.matchAll(/(?<![\d:]|\p{L}-?)(?:\+|\()?\d(?:[\d()-]|\.(?=\d)| (?=[\d(-])){5,18}\d/gu),
  ]
    .map(([one]) => one)
    .filter((one) => digits(one) >= 7 && digits(one) <= 15);
  const phone = numbers.toSorted((a, b) => digits(b) - digits(a))[0]?.trim();
  const rest = numbers.reduce((all, one) => all.replace(one, " , "), without);
  return { ...(email && { email }), ...(phone && { phone }), rest };
}

const digits = (text: string) => text.replace(/\D/g, "").length;
