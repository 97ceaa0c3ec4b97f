import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const textOf = async (...lines: string[]) => (await lastReply(...lines)).text;

test.each([
  [["minutes on silver?", "and the next one up", "and up again"], /^Platinum includes 7,000/],
  [["minutes on gold", "next one up", "anything over that?"], /^Custom/],
  [["minutes on silver?", "and over that?"], /On Silver each minute beyond/],
  [["how many agents does basic come with", "the one above?", "and above that"], /^Gold.* 6 /],
  [["how many agents does basic come with", "and the biggest"], /^Platinum.* 12 /],
  [["extra minute on basic costs what", "same for the next plan"], /^On Silver.*\$0\.50/],
  [["overage on basic", "next plan", "keep going, one more up"], /^On Gold.*\$0\.40/],
  [["gold monthly", "next tier down", "one more"], /^Basic paid monthly/],
  [["gold monthly", "next tier down", "one more", "keep going"], /^Basic is the smallest/],
  [["how much is platinum", "one higher", "and below that"], /Platinum is \$1,795/],
  [["how much is basic", "two up from there"], /^Gold is/],
  [["¿cuánto cuesta el básico?", "¿y el que sigue?", "y otro mas"], /^Gold/],
  [["银牌套餐多少分钟", "再高一档呢", "再往上呢"], /7,000/],
  [["cuanto cuesta gold", "y uno mas arriba", "y mas arriba todavia"], /^Custom/],
  [["whats gold", "ok and next", "next"], /^Custom/],
  [["fee on basic", "and for the next", "for the one after"], /fee of Gold is/],
  [["cuánto cuesta el plan gold", "y el más barato?"], /^Basic/],
  // No step: a time, another question, nothing spoken of.
  [["how much is silver", "can i go up a plan later"], /Pausing, changing the plan later/],
  [["call on tuesday", "the next one up"], /^(?!Gold|Silver)/],
  [["do you answer at night", "anything above that"], /^(?!Gold|Silver)/],
])("from plan to plan: %s", async (lines, answer) => {
  expect(await textOf(...lines)).toMatch(answer);
});

const callsOut = "which plan lets it call people for me, not just pick up";
test.each([
  [[callsOut, "whats that a month if i pay monthly"], /^Gold paid monthly is \$1,295/],
  [[callsOut, "whats that monthly", "and the fee to start"], /^The implementation fee of Gold/],
  [[callsOut, "how many minutes do i get then"], /^Gold includes 3,000.*Platinum includes/],
  [["which plan has outbound", "and the setup for it"], /of Gold is \$2,995.*of Platinum/],
  [["do you do otp", "how much by the month"], /^Gold paid monthly.*Platinum paid monthly/],
  [["who gets the web chat calls", "how much is that one"], /^Platinum is \$1,795/],
  [["from which plan on do i get otp codes"], /^OTP verification.*Gold, Platinum/],
  [["a partir de qué plan hay códigos OTP", "¿cuánto cuesta al mes?"], /^Gold con pago mensual/],
  [["how much is silver", "one up", "fee for that"], /fee of Gold is \$2,995/],
  [["20 calls a day, 2 min", "which one was that again"], /^Basic is/],
  [["what does basic cost", "if i go over?"], /^On Basic each minute beyond/],
  // What comes on top, and what is no price.
  [["can it call out", "how much is that extra"], /^Outbound calls, emails and SMS/],
  [["can it make calls", "do you charge per call for that"], /^By the minute/],
  [["which plan has outbound", "and who sets it up"], /^Connect your number/],
])("what is asked of the plans that were just told: %s", async (lines, answer) => {
  expect(await textOf(...lines)).toMatch(answer);
});
