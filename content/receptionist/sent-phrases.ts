/** What is said of a message that was sent, or is being written. */
interface SentPhrases {
  /** A message that was sent, for somebody who asks whether it was, what it says, or to hear it. */
  went: (text: string) => string;
  says: (text: string) => string;
  read: (text: string) => string;
  notYet: string;
  /** A call that only a person can move or cancel, to whom it was passed on. */
  byPerson: (text: string) => string;
}

export const sentPhrases: Record<"en" | "es" | "zh", SentPhrases> = {
  en: {
    went: (text) => `Yes, it was sent: “${text}”`,
    says: (text) => `This is what was sent: “${text}”`,
    read: (text) => `Sent, word for word: “${text}”`,
    notYet: "Nothing is sent yet.",
    byPerson: (text) => `Not yet: a person has to do that. What I passed on: “${text}”`,
  },
  es: {
    went: (text) => `Sí, se envió: «${text}»`,
    says: (text) => `Esto es lo que se envió: «${text}»`,
    read: (text) => `Enviado, palabra por palabra: «${text}»`,
    notYet: "Todavía no se envió nada.",
    byPerson: (text) => `Todavía no: eso lo hace una persona. Lo que pasé: «${text}»`,
  },
  zh: {
    went: (text) => `是的，已经发送：“${text}”`,
    says: (text) => `发送的内容是：“${text}”`,
    read: (text) => `已发送，原文是：“${text}”`,
    notYet: "还没有发送。",
    byPerson: (text) => `还没有：这要由真人来办。我转达的是：“${text}”`,
  },
};
