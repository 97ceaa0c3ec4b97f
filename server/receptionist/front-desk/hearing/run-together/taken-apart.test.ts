import { expect, test } from "vitest";
import { takenApart } from "./taken-apart.ts";

test.each([
  ["mon 8:30 Iris Cole same number you have", "mon 8:30, Iris Cole, same number you have"],
  ["Leonard Paskey my brother is with me", "Leonard Paskey, my brother is with me"],
  ["12 Dover Marion Webb 419 555 0104", "12 Dover, Marion Webb, 419 555 0104"],
  ["a las 11 de la mañana Dulce Villaseñor", "a las 11 de la mañana, Dulce Villaseñor"],
  ["dont give it away Rosa", "dont give it away, Rosa"],
])("a name between other things stands alone: %s", (said, apart) => {
  expect(takenApart(said)).toBe(apart);
});

test.each([
  ["house is 1999 we have two dogs", "house is 1999, we have two dogs"],
  ["i own the house its an AO Smith 2009", "i own the house, its an AO Smith 2009"],
  ["nothing wrong no smells panel says 200 amp", "nothing wrong no smells, panel says 200 amp"],
  [
    "its not near any outlets shut the water off already",
    "its not near any outlets, shut the water off already",
  ],
  ["we're 4 two queens checking in saturday", "we're 4, two queens checking in saturday"],
  ["somos 4 dos adultos y dos niños", "somos 4, dos adultos y dos niños"],
  ["rento el dueño es el señor Pruitt", "rento, el dueño es el señor Pruitt"],
])("one statement ends where another begins: %s", (said, apart) => {
  expect(takenApart(said)).toBe(apart);
});

test.each([
  [
    "house is 1949 is the old paint gonna be dangerous for the baby",
    "house is 1949. is the old paint gonna be dangerous for the baby",
  ],
  ["she carries an epipen are the dumplings ok", "she carries an epipen. are the dumplings ok"],
  [
    "my shop is far off they say I gotta go to theirs is that right",
    "my shop is far off, they say I gotta go to theirs, is that right",
  ],
  ["es la primera vez ¿mi seguro lo cubre?", "es la primera vez. ¿mi seguro lo cubre?"],
  ["tengo mareos ¿es grave?", "tengo mareos, ¿es grave?"],
])("a question stands apart from what is told: %s", (said, apart) => {
  expect(takenApart(said)).toBe(apart);
});

test.each([
  ["today at 4 no 4:30 thats when im back", "today at 4, no, 4:30, thats when im back"],
  ["fri 1 no i work til 2 fri 3", "fri 1, no, i work til 2. fri 3"],
  ["mañana no puedo pasado mañana a las 8", "mañana no puedo. pasado mañana a las 8"],
  ["puedo ir a las 10 digo no 10:30", "puedo ir a las 10, digo no, 10:30"],
  [
    "the nursery and hallway scratch that nursery and living room",
    "the nursery and hallway, scratch that, nursery and living room",
  ],
])("what is put right stands apart: %s", (said, apart) => {
  expect(takenApart(said)).toBe(apart);
});

test.each([
  "the paint you guys used on our hall is fine",
  "is the car im selling worth it",
  "how long would I be without the car",
  "my boss Helen Yu reads it too",
  "nobody does it like you",
  "1120 Cesar Chavez apt 4",
  "la cajuela no cierra bien",
  "perdon somos 7 no 6",
  "im on accutane does that matter",
  "he has no fever, its just pain it hurts",
])("what belongs together is left alone: %s", (said) => {
  expect(takenApart(said)).toBe(said);
});
