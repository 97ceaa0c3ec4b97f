import { expect, test } from "vitest";
import { lastReply } from "./eval/last-reply.ts";

test.each([
  [["how much is basic", "how many calls does it come with"], /not calls\. Basic includes 300/],
  [["hola cuanto cuesta el mas barato", "y cuantas llamadas trae"], /Basic incluye 300 minutos/],
  [["Basic多少钱", "包多少个电话"], /Basic 每月含 300 分钟/],
  [["how many calls can it take at once"], /at the same time/],
  [["whats the diff between basic and silver", "whats the set up on the 2nd one"], /\$1,495, once/],
  [
    ["basic or silver", "at 700 mins which ones cheaper", "whats the set up on the 2nd one"],
    /Silver is \$1,495, once/,
  ],
  [["how much is silver", "whats the setup on that", "every month that??"], /\$1,495, once/],
  [["how much is silver", "is that every month?"], /paid monthly/],
])("%j", async (lines, said) => {
  expect((await lastReply(...lines)).text).toMatch(said);
});

test.each([
  ["we get a call about every 20 minutes from 9 to 5"],
  ["locksmith here", "phone goes maybe every half hour, 8 to 4, mon-fri"],
  ["somos una llantera", "25 al dia, de a minuto y medio, cerramos domingos"],
  ["electrician, we miss about 6 calls a day after hrs. cost?"],
  ["400 minutes a month", "whats cheapest if we only send you half of that"],
])("a sum is the only answer: %j", async (...lines) => {
  const { action, text } = await lastReply(...lines);
  expect(action).toBe("plan");
  expect(text).not.toMatch(/168|Four printed/);
});

const texts = "cleaning, 1,500 texts a mo and almost no calls, 100 min";
const seasons = "hvac, summer we get 80 calls a day, winter maybe 15";
test.each([
  [["15 calls a day of 3 min", "how much is that per month"], /\$509/],
  [["15 llamadas al dia de 3 min", "in english please", "how much is that per month"], /\$509/],
  [["15 calls a day of 3 min", "compare that to gold"], /Gold would be \$1,095/],
  [[texts, "how much r the texts of that"], /^1,500 texts at \$0\.05 each are \$75/],
  [[texts, "and gold per text", "cheapest total w those texts by the month"], /Silver is \$770/],
  [[seasons, "what about just winter"], /15 a day/],
  [[seasons, "can we switch plans between seasons"], /leave at the end of any billing period/],
  [["16 calls a day, 1 min", "and it's all year or can i quit in summer"], /any billing period/],
  [
    ["8 calls a day", "can it answer in spanish", "does that cost more"],
    /no item for that|tie no language to a plan/,
  ],
  [["8 calls a day", "does that cost more if i go over"], /each minute beyond/],
  [["whats this run me"], /Basic \$149/],
  [["price?", "so if i pay by the month?"], /Paid monthly/],
  [["moving co here", "does it do quotes"], /do not know/],
  [["can i get a quote"], /Basic \$149/],
])("%j", async (lines, said) => {
  expect((await lastReply(...lines)).text).toMatch(said);
});

test("a trade beside a volume asks for nothing, and a place is no other trade", async () => {
  const { text } = await lastReply(
    "hablan español?",
    "taller mecanico, unas 15 llamadas al dia de 3 min",
  );
  expect(text).toMatch(/^15 llamadas/);
  const { facts } = (
    await lastReply("vet, 1000 calls a month", "no wait thats both clinics. mine is 400")
  ).conversation;
  expect(facts.trade?.value).toBe("Veterinarians");
  expect(facts.calls?.value.count).toBe(400);
});
