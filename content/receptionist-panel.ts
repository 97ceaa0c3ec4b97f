import { site } from "./site.ts";

/** The texts of the talking assistant that stand before anybody has said a word. */
export const receptionist = {
  title: "Receptionist",
  close: "Close",
  ready: "Ready",
  greeting: `I am the automated assistant at ${site.name}, not a person. Ask me what a client would ask you.`,
  /** Before noon, before six, after that. */
  hello: { morning: "Good morning.", afternoon: "Good afternoon.", evening: "Good evening." },
  notice: "I give no legal or medical advice. Say “person” and I will fetch one.",
  /** Where no script runs. */
  plain: {
    text: "Without JavaScript I cannot hear or answer. A person can:",
    form: "Write to us",
    booking: "Book thirty minutes",
  },
  suggestions: [
    "What would it cost us?",
    "Does it work with MyCase?",
    "Can it speak Spanish?",
    "Book thirty minutes",
  ],
  input: {
    label: "Write to the assistant",
    placeholder: "Write a message",
    send: "Send",
    speak: "Speak",
  },
  unknown: "I do not know, and I would rather not guess. A person will tell you.",
  message: `I will write it down. A person reads it and replies within ${site.replyWithinHours} hours.`,
  noMicrophone: {
    status: "In writing",
    title: "No microphone.",
    text: "This browser does not let me hear you. Write instead; I answer in writing.",
    hint: `To speak, allow the microphone in the address bar, or call ${site.phone.display}.`,
  },
  error: {
    status: "The line dropped",
    title: "That was us, not you.",
    text: "Nothing you said is lost. Try the line again, or use the old one.",
    retry: "Try again",
  },
  again: "Not what you asked? Say it another way.",
  thinking: "Looking it up",
  reading: "Reading:",
  sources: "Where this stands",
} as const;

/** Words around speaking and listening. */
export const voiceWords = {
  listening: "Listening",
  speaking: "Speaking",
  paused: "Paused",
  type: "Type",
  done: "Done",
  stop: "Stop",
  interrupt: "Interrupt",
  pause: "Pause",
  goOn: "Go on",
  notice: {
    title: "May I listen?",
    remote:
      "Your browser turns your voice into text. It may send the sound to its maker for that. Nothing is heard before you say yes, and we keep no sound.",
    local:
      "Your browser turns your voice into text on this device. Nothing is heard before you say yes, and we keep no sound.",
    handsFree: "Hands-free: listen again after each answer",
    yes: "Yes, listen",
    no: "I would rather write",
  },
  hold: "Press to speak, or hold while you speak.",
} as const;

/** Words of "Make it mine": three blanks in one sentence. */
export const mineWords = {
  button: "Make it mine",
  text: "Tell me who I work for and I will answer as your desk would.",
  sentence: ["Answer for ", ", ", " open from ", " to ", "."],
  labels: { name: "Business name", industry: "Industry", opens: "Opens", closes: "Closes" },
  placeholder: "your firm",
  missing: "Which business should I answer for?",
  kept: "Kept in this tab only.",
  hear: "Hear it",
  use: "Use this",
  share: "Copy a link to this",
  shared: "Link copied",
  rehearsal: (name: string) => `A rehearsal for ${name}. Nothing is booked, nothing is kept.`,
  end: "Back to our own desk",
  open: (name: string, hello: string) =>
    `${name}, ${hello} I am the assistant. What can we do for you?`,
  closed: (name: string, hello: string, opens: string, afterTrouble: boolean) =>
    `${name}, ${hello} We are closed until ${opens}, but I am not. ${afterTrouble ? "What happened?" : "What can we do for you?"}`,
} as const;

/** Words around what was taken down, beside the conversation. */
export const takenWords = {
  title: "Taken down",
  count: (known: number, all: number) => `${known} of ${all}`,
  correct: (label: string) => `Correct ${label}`,
  save: "Save",
  cancel: "Leave it",
} as const;

/** Words around the voice agent of another company (VOICE_AGENT_URL). */
export const voiceAgentWords = {
  text: "Our voice agent runs on another company’s page. It is loaded when you start it, not before.",
  start: "Start the voice agent",
  frame: "Voice agent",
} as const;
