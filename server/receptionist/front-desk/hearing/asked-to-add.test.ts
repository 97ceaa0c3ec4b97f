import { expect, test } from "vitest";
import { withWishAdded } from "./asked-to-add.ts";

test.each([
  [
    "actually can we do the hallway too since you're here anyway. walls only",
    "actually the hallway too. walls only",
  ],
  ["could you add a dishwasher hookup as well?", "a dishwasher hookup too"],
  ["can you guys also paint the porch while you're at it?", "paint the porch too"],
  ["would it be possible to include the garage too", "the garage too"],
  ["can they haul the old couch as well", "haul the old couch too"],
  ["¿también pueden pintar el pasillo?", "¿pintar el pasillo también"],
  ["me pueden revisar el baño de arriba también", "revisar el baño de arriba también"],
])("%s asks for one thing more", (said, left) => expect(withWishAdded(said)).toBe(left));

test.each([
  "can i bring my dog too?",
  "can you do it tomorrow",
  "could you send the price too",
  "do you treat for carpenter ants too",
  "can we come a bit later too",
  "¿pueden pintar el pasillo?",
  "can you do it on a saturday",
])("%s is left as it is", (said) => expect(withWishAdded(said)).toBe(said));
