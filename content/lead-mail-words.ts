/** Words of the mails to the company about a message; the fields' labels are those of the forms. */
export const leadMailWords = {
  agreed: (boxes: string) => `Agreed to: ${boxes}`,
  captcha: (standing: string) => `Captcha: ${standing}`,
  reference: (id: string) => `Reference: ${id}`,
  consents: {
    subject: (subject: string) => `Consents changed: ${subject}`,
    text: "The visitor sent this message again, with other boxes checked.",
    agreed: (boxes: string) => `Agreed to now: ${boxes || "nothing"}`,
  },
} as const;
