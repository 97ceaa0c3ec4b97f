/** Words of the player that reads the conversations of the pages aloud. */
export const player = {
  hear: {
    call: "Hear this call",
    text: "Hear these messages",
    chat: "Hear this conversation",
    answer: "Hear this answer",
  },
  label: "Player",
  pause: "Pause",
  goOn: "Go on",
  stop: "Stop",
  speed: "Speed",
  /** Times the usual pace. */
  speeds: [0.75, 1, 1.25, 1.5],
  /** Where the browser has no voice. */
  silent: "No voice in this browser: the lines play as text.",
} as const;

/**
 * The kind of conversation: a telephone call, text messages, a chat, an answer of the receptionist.
 */
export type Heard = keyof typeof player.hear;

/** Names that voices read wrongly, as they are to be said in English. */
export const spokenNames: Readonly<Record<string, string>> = {
  Ai: "A.I.",
  HIPAA: "hippa",
  HVAC: "H-vac",
  Lawmatics: "Law-matics",
  MyCase: "My Case",
  "SOC 2": "sock 2",
};
