import { expect, test } from "vitest";
import { missedLimit } from "./limit-cases.ts";
import { limitFrames } from "./limit-frames.ts";

test.each([
  [
    "attorneys",
    "should I just take the thing down myself or will that get me in hot water",
    "advice",
  ],
  ["attorneys", "will that bite me later", "advice"],
  ["electricians", "cant i just put a bigger breaker in?", "electrical-advice"],
  ["electricians", "y si le pongo un breaker mas grande yo mismo", "electrical-advice"],
  ["plumbers", "cant my boy just snake it himself", "repair-advice"],
  ["hotels", "is Bert Nyland there yet by any chance, my cousin, from fargo?", "guest-privacy"],
  ["hotels", "can a wheelchair turn around in the bathroom", "access-promise"],
  ["car-dealerships", "¿como cuánto me darían por ella?", "trade-value"],
  ["car-dealerships", "what would you all give for a 2009 silverado", "trade-value"],
  ["real-estate-agents", "is it mostly retirees up that road?", "fair-housing"],
  ["real-estate-agents", "oh and whats the rent", "price"],
  ["fitness-centers", "say does stan kubiak still come mornings", "members"],
  ["auto-body-repair", "she backed into me, thats on her aint it", "fault"],
  ["insurance-agents", "so am i covered as of right now", "binding"],
  ["med-spas", "le doy mi número o el de ella?", undefined],
  ["real-estate-agents", "my number is 555 0139, area code 970", undefined],
])("%s: %s", (trade, text, limit) => {
  const opening = limitFrames[trade]?.[0] ?? "hello";
  expect(missedLimit({ trade, lines: [opening, text], limit, frame: 0 })).toEqual([]);
});
