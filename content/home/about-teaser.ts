import { pathOf } from "../pages.ts";
import { site } from "../site.ts";

/** Hours in a week, and those a desk is staffed from nine to five. */
export const week = { hours: 7 * 24, staffed: 5 * 8 } as const;
const empty = week.hours - week.staffed;

/** The week as a chart: when people call, and when somebody is there. */
export const aboutTeaser = {
  title: "Your front desk works forty hours. The phone rings all week.",
  figure: String(empty),
  lead: "hours a week when nobody picks up",
  text: `${site.name} answers in those hours, or in all of them: it speaks, writes and schedules the way your own people do.`,
  link: { label: `More about ${site.name}`, href: pathOf("about") },
  chart: {
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    axis: ["12 am", "9 am to 5 pm", "12 am"],
    key: {
      agent: `${site.name} answers`,
      both: `Your desk and ${site.name}`,
      call: "A call",
    },
    description:
      "Seven days, hour by hour: the desk is staffed on five, from nine to five; calls come on all seven, most of them outside those hours. An illustration, not a measurement.",
  },
} as const;
