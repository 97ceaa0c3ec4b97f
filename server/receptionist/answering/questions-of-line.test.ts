import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { questionIn } from "./question-in.ts";
import { questionsIn } from "./questions.ts";

const before = { lines: [], table: {} };

/** What a line asks about, by topic or kind. */
function askedIn(line: string): string[] {
  const { hearing, intent } = questionIn(hear(line), before);
  return questionsIn(line, { hearing, ...(intent && { intent }) }, before).map(({ intent: one }) =>
    one.kind === "topic" ? one.topic.id : one.kind,
  );
}

test.each([
  ["能保留原来的号码吗？要写代码吗？", ["ownNumber", "code"]],
  ["能接中文电话吗，要多久能上线？", ["languages", "setup"]],
  ["可以保留号码吗？能跟Clio对接吗？", ["ownNumber", "integration"]],
  ["我用中文说吧，你们和 Salesforce 能对接吗", ["integration"]],
  ["说中文吧。能连 HubSpot 吗", ["integration"]],
  ["我们是移民律师事务所 用lawmatics 能接吗", ["integration"]],
  ["we're an immigration law firm on lawmatics, can it connect", ["integration"]],
  ["we use clio. do you have other integrations", ["integration", "integrations"]],
  ["do you work with law firms", ["law"]],
  ["do you sell patient data or train ur model on it", ["share", "training"]],
  ["can it qualify leads & send newsletters", ["intake", "emails"]],
  ["is there a trial or setup fee", ["trial", "price"]],
  ["can it book or cancel appointments", ["scheduling"]],
  ["do you work with follow up boss", ["missing-integration"]],
  ["do you do follow up calls", ["outbound"]],
  [
    "preguntas: cuanto cuesta, hablan chino y guardan las llamadas?",
    ["price", "languages", "keep"],
  ],
  ["price, setup time and contract?", ["price", "setup", "leave"]],
  ["3 things - trial, spanish, and can i keep my number", ["trial", "languages", "ownNumber"]],
])("%s asks about %o", (line, topics) => {
  expect(askedIn(line)).toEqual(topics);
});
