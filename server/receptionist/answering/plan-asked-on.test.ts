import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const textOf = async (...lines: string[]) => (await lastReply(...lines)).text;

test.each([
  [["how much is silver", "outbound calls on that too?"], /On Silver, no\..*Gold, Platinum/],
  [["does silver do outbound"], /^On Silver, no\./],
  [["diff between silver and gold", "the cheaper one then, monthly?"], /^Silver paid monthly/],
  [["how much is silver", "is there a cheaper one"], /^Basic/],
  [["how many agents in platinum", "and is there one bigger than that"], /^Custom/],
  [["whats it cost for a 2 lawyer family law office"], /\$149/],
  [["which plan for 40 calls a day, urgent care clinic"], /^40 calls/],
  [["an extra number for the second crew?", "on basic too?"], /On Basic, no\./],
  [["do you do outbound calls", "why not the cheaper ones"], /Outbound calls.*Gold, Platinum/],
  [["what does gold include"], /Outbound calls, emails and SMS.*\$0\.03/],
  [["what does silver cost", "and what else do i pay on top of that"], /\$1,495.*tokens.*\$0\.05/],
  [["what are the hidden fees then"], /texts \$0\.02–\$0\.05; language-model tokens/],
  [["how much on platinum, and on gold", "monthly not yearly"], /Gold paid.*Platinum paid/],
  [["so basic, what would i owe at the start"], /fee of Basic is \$495/],
  [["setup fee on silver?", "one time?"], /once/],
  [["gold if i pay by the month is"], /\$1,295/],
  [["can it text my members when a class gets cancelled?"], /^Yes: replies/],
  [["can i cancel the plan when it rains"], /leave at the end/],
])("%s", async (lines, answer) => {
  expect(await textOf(...lines)).toMatch(answer);
});

test.each([
  [
    ["400 minutes a month", "would i be better off on silver"],
    /Silver would be \$545.*Basic.*\$209/,
  ],
  [["60 calls a day", "how about the smaller one"], /Silver would be \$1,145.*Gold.*\$1,095/],
  [["400 minutes a month", "same on silver", "so basics still cheaper"], /Basic is the cheapest/],
  [
    ["600 minutes a month", "and what does it cost if i go over"],
    /beyond the 300 included is \$0\.60/,
  ],
  [["25 llamadas al dia de 3 minutos", "y cuanto cobran por empezar"], /\$1,495/],
  [["每月1500分钟", "年付的话每月多少"], /按年付每月 \$695/],
  [["im on silver, 200 minutes over is what", "and on gold?"], /\$80 more/],
  [["2000 minutes and 400 texts"], /800 more minutes at \$0\.50 each, and 400 texts at \$0\.05/],
  [["two or three hundred calls a month, 2 minutes"], /Of 200 to 300 I took 300/],
])("with a volume: %s", async (lines, answer) => {
  expect(await textOf(...lines)).toMatch(answer);
});
