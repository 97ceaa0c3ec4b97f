/** What is said where somebody asks for nothing more. */
interface ClosingPhrases {
  /** Help was called or is coming, after an emergency. */
  helpComes: string;
  /** The emergency is over. */
  over: string;
  /** Somebody goes: asks others first, calls instead, thinks about it. */
  goes: string;
  /** The same, where something is open. */
  waits: string;
  /** Nothing that could be read: "…", "asdfgh". */
  unreadable: string;
}

export const closingPhrases: Record<"en" | "es" | "zh", ClosingPhrases> = {
  en: {
    helpComes: "Good. Do what they tell you. Nothing here is urgent; I can wait.",
    over: "I am glad to hear it. I am here when you want to go on.",
    goes: "Of course. I am here at any hour, whenever you want to go on.",
    waits: "Of course, there is no hurry. Nothing is done until you say so.",
    unreadable: "I could not make that out. Please put it in a few words.",
  },
  es: {
    helpComes: "Bien. Haga lo que le digan. Aquí nada es urgente; yo espero.",
    over: "Me alegra saberlo. Aquí estoy cuando quiera seguir.",
    goes: "Claro. Aquí estoy a cualquier hora, cuando quiera seguir.",
    waits: "Claro, no hay prisa. No hago nada hasta que usted lo diga.",
    unreadable: "No pude entender eso. Dígamelo en pocas palabras, por favor.",
  },
  zh: {
    helpComes: "好的。请按他们说的做。这里的事都不急，我可以等。",
    over: "那就好。您想继续的时候，我都在。",
    goes: "好的。我随时都在，您想继续时再说。",
    waits: "好的，不急。您确认之前我什么都不会做。",
    unreadable: "我没看懂。请用几个词告诉我。",
  },
};
