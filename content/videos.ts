import { site } from "./site.ts";

/** One line of captions. Times in seconds from the start. */
export interface Cue {
  from: number;
  to: number;
  /** Absent for what is shown and not said. */
  who?: "caller" | "agent";
  text: string;
}

/** A clip: silent, captioned, made from our own product scenes. */
export interface Video {
  id: string;
  title: string;
  /** Description of the picture, for those who cannot see it. */
  description: string;
  /** Seconds. The clip is rendered from the cues, so the last cue ends here. */
  length: number;
  cues: readonly Cue[];
  /** A video host's embed address. When set, it plays instead of our file, and only after a click. */
  host?: string;
}

export type VideoId = "one-call" | "case-file" | "lead-to-file" | "three-chapters";

/** `72` → "1 minute 12 seconds". */
export function lengthInWords(seconds: number): string {
  const part = (n: number, unit: string) => (n ? `${n} ${unit}${n === 1 ? "" : "s"}` : "");
  return [part(Math.floor(seconds / 60), "minute"), part(seconds % 60, "second")]
    .filter(Boolean)
    .join(" ");
}

const agent = (from: number, to: number, text: string): Cue => ({ from, to, who: "agent", text });
const caller = (from: number, to: number, text: string): Cue => ({ from, to, who: "caller", text });
const shown = (from: number, to: number, text: string): Cue => ({ from, to, text });

/** Every clip of the site. The people in them are invented. */
export const videos: Record<VideoId, Video> = {
  "one-call": {
    id: "one-call",
    title: "Watch one call",
    description:
      "A voice line on black. A caller and the assistant speak in turn; at the end a pink message slip is filled in.",
    length: 30,
    cues: [
      shown(0, 3, "9:42 pm. The office is dark."),
      agent(3, 7, "Hale and Whitfield, good evening. I am the assistant. What happened?"),
      caller(7, 11, "I was rear-ended on Friday. I don’t know if I need a lawyer."),
      agent(11, 15, "I’m sorry. Are you hurt, and has a doctor seen you yet?"),
      caller(15, 18, "My neck. I went to urgent care on Saturday."),
      agent(18, 22, "Thank you. Ms. Whitfield can see you tomorrow at half past ten."),
      caller(22, 25, "Half past ten is good."),
      shown(25, 30, "9:44 pm. The slip is on the desk. So is the appointment."),
    ],
  },
  "case-file": {
    id: "case-file",
    title: "See it in action",
    description:
      "A manila folder opens. While a call runs, its contact, conflict check, event, note and text are written one below the other.",
    length: 28,
    cues: [
      agent(0, 4, "Hale and Whitfield, good evening. I am the assistant."),
      caller(4, 8, "A truck from Nordley Freight hit me on Route 26."),
      shown(8, 12, "Contact created. Names on the call checked for conflicts: none."),
      agent(12, 16, "I have you down. Does Wednesday at a quarter past two suit you?"),
      caller(16, 19, "Yes. Thank you."),
      shown(19, 24, "Event on the MyCase calendar. Transcript and summary in the matter."),
      shown(24, 28, "Confirmation sent by text, in Spanish."),
    ],
  },
  "lead-to-file": {
    id: "lead-to-file",
    title: "A lead, from ring to file",
    description: "One card climbs three steps: caller, matter, consult.",
    length: 20,
    cues: [
      shown(0, 4, "It rings. The card exists."),
      caller(4, 8, "My landlord has changed the locks."),
      agent(8, 12, "That sounds urgent. Are your things still inside?"),
      shown(12, 16, "Matter: landlord and tenant. Stage: contacted."),
      shown(16, 20, "Consult on Wednesday at 9:00. Stage: consult set."),
    ],
  },
  "three-chapters": {
    id: "three-chapters",
    title: "See It In Action",
    description:
      "Three chapters on one voice line: a contact is created, an appointment is booked, a form is filled.",
    length: 30,
    cues: [
      caller(0, 4, "Hello, this is Andre Ellison."),
      shown(4, 10, "Contact created: name, number, source."),
      agent(10, 14, "Ms. Whitfield has Tuesday at eleven. Shall I take it?"),
      shown(14, 20, "Appointment on the calendar."),
      caller(20, 24, "It was last Friday, on Mill Road."),
      shown(24, 30, "Two boxes of the form filled, from one sentence."),
    ],
  },
};

/** Where films come from that are not ours: only these may be framed. */
export const videoHosts = Object.values(videos).flatMap(({ host }) => host ?? []);

/** Words of the player. */
export const playerWords = {
  play: "Play the video",
  pause: "Pause",
  close: "Close the video",
  captions: "Captions",
  transcript: "Transcript",
  /** Before a line of the transcript. */
  who: { caller: "Caller:", agent: "Assistant:" },
  /** Under a poster: how long it runs, and that it makes no sound. */
  caption: (video: Video) => `${lengthInWords(video.length)}, silent, with captions`,
  host: "Plays from the video host’s own site. Nothing is loaded from there before you press play.",
} as const;

/** The band with a thumbnail on home-type pages. */
export const videoSection = {
  label: "Watch one call",
  note: `A reconstruction. The people are invented, and ${site.name} is playing itself.`,
} as const;
