import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const textOf = async (...lines: string[]) => (await lastReply(...lines)).text;

test("the difference is the one between two volumes, else to the next plan", async () => {
  const doubled = ["25 calls a day 3 min", "and if it doubles?"] as const;
  expect(await textOf(...doubled, "whats the difference in dollars")).toMatch(
    /From \$695 to \$1,095 a month: \$400 more/,
  );
  expect(await textOf("25 calls a day 3 min", "whats the difference in dollars")).toMatch(
    /Silver is \$174 a month under Basic/,
  );
  expect(await textOf("25 calls a day 3 min", "whats the difference to gold")).toMatch(
    /Gold would be \$1,095.*From \$695 to \$1,095 a month: \$400 more/,
  );
});

test("a year is twelve months of the sum that was told last", async () => {
  expect(await textOf("25 calls a day 3 min", "and if it doubles?", "and yearly?")).toMatch(
    /\$13,140: 12 times \$1,095.*\$2,995.*\$16,135/,
  );
  expect(await textOf("basic for a year, whats the total")).toMatch(/\$1,788.*\$2,283/);
});

test("the minutes are those of the calls, and those of the plan stand beside", async () => {
  expect(await textOf("15 calls a day, 2 minutes", "how many minutes is that")).toMatch(
    /600 minutes a month\. Basic includes 300/,
  );
  expect(await textOf("15 calls a day", "how many minutes does silver include")).not.toMatch(/600/);
});

test("all in names what it is made of and what comes beside, and no payment terms", async () => {
  const text = await textOf("40 calls a day, 2 min, 500 texts", "how much per month, all in?");
  expect(text).toMatch(/\$770.*\$545.*400 more minutes at \$0\.50.*500 texts for \$25/);
  expect(text).toMatch(/implementation fee of \$1,495.*tokens come on top/);
  expect(text).not.toMatch(/in advance/);
});

test("minutes over a plan are told with their sum", async () => {
  const over = "what do i pay if i go over by 200 minutes";
  expect(await textOf("20 calls a day, 3 min", over)).toMatch(/200 minutes.*Silver.*\$100/);
  expect(await textOf(over)).toMatch(/Basic \$120, Silver \$100, Gold \$80, Platinum \$60/);
});

test("texts are in it or not, and the cheapest plan stays so", async () => {
  const asked = ["50 calls a day, 2 min, and 300 texts", "is that with the texts"] as const;
  expect(await textOf(...asked)).toMatch(/300 texts at \$0\.05 each are \$15 of the \$960/);
  expect(await textOf("50 calls a day", "is that with the texts")).toMatch(/No texts are counted/);
  expect(await textOf(...asked, "cheaper one?")).toMatch(/Silver is the cheapest already/);
});

test("how it is reckoned is told", async () => {
  expect(await textOf("120 calls a week, 2 min", "do you count 4 weeks a month or what")).toMatch(
    /4 weeks.*960/,
  );
});

test("spam that is not counted yet is asked for", async () => {
  expect(await textOf("48 calls a day", "how many minutes minus the spam")).toMatch(/How many/);
  expect(await textOf("48 calls a day", "a quarter is spam", "so minus the spam?")).toMatch(
    /1,440/,
  );
});

test("in Spanish and Chinese too", async () => {
  expect(await textOf("20 llamadas al día de 3 minutos", "¿y si me paso por 200 minutos?")).toMatch(
    /200 minutos.*\$100/,
  );
  expect(await textOf("每天三十个电话，每个两分钟", "要是翻倍呢", "差多少钱")).toMatch(
    /\$545.*\$1,095.*\$550/,
  );
});
