import { pricedPlan } from "../plans.ts";
import { site } from "../site.ts";

const most = pricedPlan("platinum").agents;

/** Four benefit cards, drawn as folders with a paper sticking out of each. */
export const whyChooseUs = {
  title: "Four reasons, on file",
  automation: {
    title: "Intelligent Automation",
    text: "Routine calls, reminders and follow-ups run by themselves. Your rules decide what counts as routine.",
    email: {
      subject: "Re: Did the hearing move?",
      from: `${site.name}, 7:05 am`,
      text: "Dear Mr. Becker, yes. It is now Thursday at 9:00 in Room 4B. I have moved your preparation call to Wednesday at 3:00 and told Ms. Whitfield.",
    },
  },
  integration: {
    title: "Seamless Integration",
    text: "Case management, calendar, CRM and payments stay in step, without anybody typing a thing twice.",
    form: [
      { label: "Full name", value: "Marisol Vega" },
      { label: "Date of incident", value: "6 March 2026" },
      { label: "Injury", value: "Neck, seen at urgent care on Sat" },
      { label: "Insurer", value: "" },
    ],
  },
  scale: {
    title: "Scalable Solutions",
    text: `One agent on a quiet Tuesday, ${most} on the morning after the billboard goes up.`,
    chart: { title: "Calls answered at once", span: "Monday, 8 am to noon", most },
  },
  support: {
    title: "Dedicated Support",
    text: "A named person sets you up, listens to your first calls and stays on your account.",
    thread: {
      title: `Nora at ${site.name}`,
      kind: "Text message",
      lines: [
        { who: "support", text: "I listened to Friday’s calls. Shall I soften the fee answer?" },
        { who: "client", text: "Please do." },
        { who: "support", text: "Done. Ring it and hear." },
      ],
    },
  },
} as const;
