import type { IndustrySlug } from "./names.ts";

/** The call with which the page of an industry opens: its hour, and the first words. */
export interface FirstCall {
  time: string;
  words: string;
}

export const firstCalls: Record<IndustrySlug, FirstCall> = {
  attorneys: { time: "9:42 pm", words: "Someone hit my car on Friday." },
  "b2b-services": { time: "4:52 pm", words: "Can someone send a price?" },
  "insurance-agents": { time: "7:06 pm", words: "Golf balls." },
  "real-estate-agents": { time: "8:15 pm", words: "In front of 18 Juniper. How much?" },
  doctors: { time: "7:31 am", words: "It’s probably nothing." },
  dentists: { time: "11:48 pm", words: "Can’t make my 7:40." },
  "med-spas": { time: "10:14 pm", words: "How much for forehead?" },
  spas: { time: "4:20 pm", words: "It’s our anniversary." },
  salons: { time: "9:37 pm", words: "Any chance Ana can do my bangs?" },
  "fitness-centers": { time: "5:41 am", words: "Not gonna make 6:00 cycle." },
  hvac: { time: "6:10 am", words: "It’s fifty-four in here." },
  plumbers: { time: "11:26 pm", words: "It’s pouring from under the sink!" },
  electricians: { time: "8:40 pm", words: "Half the kitchen is dead." },
  contractors: { time: "12:35 pm", words: "And take a wall out." },
  painters: { time: "6:05 pm", words: "Dark red now. Thinking Old Letter." },
  "pest-control": { time: "5:55 am", words: "Something is in there." },
  "moving-companies": { time: "8:48 pm", words: "And there’s a piano." },
  "car-dealerships": { time: "9:05 pm", words: "Is the blue one still there?" },
  "auto-body-repair": { time: "7:22 pm", words: "Someone hit me in the parking lot." },
  "retail-stores": { time: "2:10 pm", words: "Canvas ones, navy, 9?" },
  restaurants: { time: "6:52 pm", words: "A table for fourteen, tomorrow?" },
  hotels: { time: "1:10 am", words: "Is anyone up?" },
  "funeral-homes": { time: "3:12 am", words: "I don’t know what I’m supposed to do." },
};

/** Minutes after midnight of "6:10 am". */
export function minutesOf(time: string): number {
  const [, hours = "0", minutes = "0", half] = /(\d+):(\d+) ([ap])m/.exec(time) ?? [];
  return ((Number(hours) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minutes);
}
