import { expect, it } from "vitest";
import { leadWords } from "#content/desk/lead-words.ts";
import { actNames } from "./lead-machine.ts";

it("says of every act who was faster, in a sentence and not by the name in the record", () => {
  for (const what of [...Object.values(actNames), "took the last act back"]) {
    const said = leadWords.outcome.faster("Sam", what, "9:42 am");
    expect(said).toMatch(/^Sam .+ at 9:42 am\.$/);
    if (what !== "took the last act back") expect(said).not.toBe(`Sam ${what} at 9:42 am.`);
  }
});
