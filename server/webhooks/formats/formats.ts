import { type HookEvent, type HookTopic, hookTopics } from "#contract/hook-events.ts";
import { flat } from "./flat.ts";
import { hubspot } from "./hubspot.ts";
import { lawmatics } from "./lawmatics.ts";
import { slack } from "./slack.ts";

interface Format {
  /** Makes the body that the other side expects; without one the event is sent as it is stored. */
  map?: (event: HookEvent, id: string) => unknown;
  /** Events that it can take, and those it gets when none are named. */
  takes: readonly HookTopic[];
  usual: readonly HookTopic[];
}

const all = { takes: hookTopics, usual: hookTopics };

/** The formats by the system they are for. Each map is a pure function of the event. */
const table = {
  standard: all,
  zapier: { map: flat, ...all },
  make: { map: flat, ...all },
  n8n: { map: flat, ...all },
  slack: {
    map: slack,
    takes: hookTopics,
    // A booking makes a lead too, and one line is enough.
    usual: ["lead.created", "booking.moved", "booking.cancelled"],
  },
  hubspot: {
    map: hubspot,
    takes: hookTopics.filter((topic) => topic !== "lead.erased"),
    usual: ["lead.created", "booking.moved", "booking.cancelled"],
  },
  // Every post makes a new matter there.
  lawmatics: { map: lawmatics, takes: ["lead.created"], usual: ["lead.created"] },
} as const satisfies Record<string, Format>;

export type HookFormat = keyof typeof table;
export const formats: Record<HookFormat, Format> = table;
export const hookFormats = Object.keys(table) as HookFormat[];
