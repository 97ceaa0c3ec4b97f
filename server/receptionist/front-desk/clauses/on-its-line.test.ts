import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

const factsAfter = (desk: string, talk: string) => {
  const call = callAt(desk);
  const replies = talk.split(" // ").map((line) => call.say(line));
  const last = replies.at(-1);
  return last ? factsOf(last) : {};
};

// A clause that asks for somebody, or speaks of the call, stands on no line.
test.each([
  ["car-dealerships", "i want the manager and i want him NOW // the silver pilot", "car", /him/],
  ["dentists", "no i dont want to leave it with a machine // my crown fell off", "problem", /mach/],
  [
    "contractors",
    "I need the superintendent // your dumpster is on my lawn",
    "project",
    /superint/,
  ],
  ["general", "i thought this was the vet // do you sharpen knives", "about", /vet/],
  ["attorneys", "fine. whatever. my boss fired me", "matter", /whatever/],
  ["doctors", "mi mamá se marea // perdón, desde el martes", "since", /perd/],
  ["salons", "just tell me // a trim and highlights", "service", /tell me/],
])("%s: %s: %s says nothing of the call", (desk, talk, line, alien) => {
  expect(factsAfter(desk, talk)[line] ?? "").not.toMatch(alien);
});

// What is told beside it is kept.
test.each([
  ["restaurants", "I want the manager, there was a piece of glass in my salad", "note", /glass/],
  ["restaurants", "your waiter spilled soup on my coat, get me the owner", "note", /soup/],
  ["attorneys", "I need a lawyer because my landlord locked me out", "matter", /locked/],
  ["attorneys", "i want to talk to an attorney about my divorce", "matter", /divorce/],
])("%s: %s: %s keeps what is told", (desk, talk, line, kept) => {
  expect(factsAfter(desk, talk)[line]).toMatch(kept);
});

// One line, and not two.
test.each([
  [
    "funeral-homes",
    "my mother died at home // Rosa Finch // my husbands with me. im her daughter",
    "company",
    /daughter/,
  ],
  ["hvac", "no hay calefacción // vive mi mamá que tiene 81 años", "equipment", /mam/],
  [
    "auto-body-repair",
    "me pegaron por atrás // no, todos bien, el carro está en la casa",
    "car",
    /casa/,
  ],
  ["auto-body-repair", "my bumper is scratched // nobody hurt, car runs fine", "rental", /runs/],
  ["auto-body-repair", "somebody hit my fender // No claim yet, she is with Erie", "safe", /claim/],
  ["plumbers", "厨房水龙头漏水 // 没有靠近电源 // 我叫陈美玲，电话555 0147", "equipment", /电话/],
  ["painters", "your painter got overspray on my car, i want the boss", "rooms", /car/],
  ["insurance-agents", "I need a COI for a job", "holder", /job/],
])("%s: %s: %s holds nothing of another line", (desk, talk, line, alien) => {
  expect(factsAfter(desk, talk)[line] ?? "").not.toMatch(alien);
});

// A denial, an age, another day and a name cut out of a clause.
test.each([
  [
    "painters",
    "three bedrooms inside // we live here, no pets, no asthma",
    "living",
    /no pets; no asthma/,
  ],
  ["hvac", "no heat. I'm 84", "household", /84/],
  ["hvac", "暖气不热，我八十四岁了", "household", /八十四/],
  ["pest-control", "roaches in the kitchen // its just me", "household", /just me/],
  [
    "moving-companies",
    "two bedroom from Dayton to Muncie // the 30th. or the 28th if youre full",
    "day",
    /30th.*28th/,
  ],
  [
    "attorneys",
    "My former partner, Greg Stanhope, is suing me over the bakery",
    "matter",
    /partner is suing/,
  ],
  ["b2b-services", "the portal is down // Tri-County Freight, Louisville", "sites", /Louisville/],
  ["b2b-services", "our servers are down // Halvorsen Labs, Madison", "sites", /Madison/],
  [
    "salons",
    "corte // el sábado a las 10, y a las 11 y media tenemos que estar fuera",
    "out",
    /11/,
  ],
  ["salons", "想烫头发 // 星期六下午2点，5点前要走", "out", /5点/],
  ["salons", "box dye went orange. can tasha fix it before saturday", "stylist", /Tasha/],
  [
    "retail-stores",
    "my niece got a blue sweater, would you exchange it, it is too small",
    "item",
    /sweater/,
  ],
  [
    "insurance-agents",
    "I need a COI // City of El Paso, Parks Department, 801 Texas Ave",
    "holder",
    /Parks.*801/,
  ],
  ["restaurants", "were stuck on the bridge, 15 minutes", "late", /15/],
  ["restaurants", "table for 4 friday 7 // its a birthday", "occasion", /birthday/],
  ["plumbers", "get me a plumber on the phone, my sink leaks", "problem", /sink leaks/],
])("%s: %s: %s is told", (desk, talk, line, told) => {
  expect(factsAfter(desk, talk)[line]).toMatch(told);
});

// A question stays one, and a first name behind a firm is no town.
test.each([
  ["plumbers", "the tub leaks, can you fix it today", "question", /can you fix/],
  ["b2b-services", "we need office cleaning // Hanley Freight, Ingrid 555 0156", "name", /Ingrid/],
])("%s: %s: %s", (desk, talk, line, told) => {
  expect(factsAfter(desk, talk)[line]).toMatch(told);
});
