import { expect, test } from "vitest";
import { repeats } from "./repeats.ts";

test.each([
  ["built in 98", ["1998"]],
  ["Dot Voss 970 555 0153", ["Dot Voss", "970 555 0153"]],
  ["林小姐，电话", ["林小姐", "303-555-0192"]],
])("%s says nothing new", (piece, held) => expect(repeats(piece, held)).toBe(true));

test.each([
  ["calling for my mom Rosa Delgado", ["Rosa Delgado"]],
  ["one kid needs a highchair", ["5"]],
  ["我是他妈妈", ["王丽"]],
])("%s does", (piece, held) => expect(repeats(piece, held)).toBe(false));
