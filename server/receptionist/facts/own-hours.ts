import type { Conversation } from "#server/receptionist/conversation.ts";
import { countsByHour } from "#server/receptionist/hearing/calls-an-hour.ts";
import { withoutHoursOfBusiness } from "#server/receptionist/hearing/hours-of-business.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import type { FactChanges } from "./facts.ts";

/** "16 calls, 8 to 4, mon-fri": the hours of a business are none for a call with a person. */
export const withoutOwnHours = (
  said: string,
  changes: FactChanges,
  { task }: Pick<Conversation, "task">,
): string =>
  task?.kind === "booking" || task?.kind === "change"
    ? said
    : withoutHoursOfBusiness(
        said,
        ofVolume.some((name) => changes[name]) ||
          countsByHour(withFigures(said.toLowerCase(), "en")),
      );
const ofVolume = ["calls", "minutes", "length", "days"] as const;
