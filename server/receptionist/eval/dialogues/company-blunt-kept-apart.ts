import { dialogues } from "../dialogue.ts";

/** Curt callers that nothing is tuned to. */
export const companyBluntKeptApart = dialogues([
  {
    name: "blunt: picks a time by part and number",
    turns: [
      ["set up a call for tomorrow", { action: "book", offers: /Friday 13/ }],
      ["the third one", { asks: "name", facts: { time: /10:30/ } }],
      ["no the fourth", { facts: { time: /1:00/ } }],
      ["Ada Quist ada@quist.example", { asks: "confirm" }],
      ["ok do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Ada Quist/ },
  },
  {
    name: "blunt: 中文客人问三个问题",
    turns: [
      ["能接西班牙语电话吗？能发短信吗？多少钱？", { language: "zh", says: [/西班牙|语/, /\$/] }],
      ["一天三十个电话，每个三分钟", { action: "plan", facts: { calls: /30/, length: /3/ } }],
      ["月付呢", { says: /\$/ }],
    ],
  },
  {
    name: "blunt: my husband fell, in the middle of booking",
    turns: [
      ["book monday 9", { asks: "name" }],
      ["omg my husband just fell off the roof hes not moving", { emergency: true }],
      ["ambulance took him, hes awake. ok Rena Cole rena@cole.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*Rena Cole/ },
  },
]);
