import { pricedPlan } from "../plans.ts";
import { site } from "../site.ts";

const most = pricedPlan("platinum").agents;

/** Four benefit cards, drawn as folders with a paper sticking out of each. */
export const whyChooseUs = {
  title: "Four reasons, on file",
  automation: {
    title: "Intelligent Automation",
    text: "Routine calls, reminders and follow-ups run by themselves, by your rules.",
    email: {
      subject: "Re: Did the hearing move?",
      from: `${site.name}, 7:05 am`,
      text: "Dear Mr. Becker, yes. It is now Thursday at 9:00 in Room 4B. I have moved your preparation call to Wednesday at 3:00 and told Ms. Whitfield.",
    },
  },
  integration: {
    title: "Seamless Integration",
    text: "It works in the tools you have, and a webhook reaches the others.",
    form: [
      { label: "Calendar", value: "Google Calendar" },
      { label: "CRM", value: "Lawmatics" },
      { label: "Case management", value: "MyCase" },
      { label: "Your own system", value: "Webhooks" },
    ],
  },
  scale: {
    title: "Scalable Solutions",
    text: `One agent on a quiet Tuesday, ${most} on the morning after the billboard goes up.`,
    chart: { title: "Calls answered at once", span: "Monday, 8 am to noon", most },
  },
  support: {
    title: "Dedicated Support",
    text: "A named person sets you up and listens to your first calls.",
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
