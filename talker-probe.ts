import { readFileSync } from "node:fs";
import { commonLimits } from "#content/front-desks/common-limits.ts";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { holdDialogue } from "#server/receptionist/eval/hold-dialogue.ts";
import { rehearsing } from "#server/receptionist/eval/dialogue.ts";
import { readPosts } from "#server/receptionist/eval/read-posts.ts";
const index = createPassageIndex(passagesOf(readPosts()));
const brain = createDefaultBrain(() => index);
const [kind, file] = process.argv.slice(2);
const lines = readFileSync(file!, "utf8").split("\n").map((l) => l.trim()).filter((l) => l && !l.startsWith("#"));
const persona = (trade: string) => { const d = frontDeskOf(trade); const { opens, closes } = rehearsedTrades[d.slug]; return rehearsing(trade, "Sample", { opens, closes }); };
let bad = 0;
for (const line of lines) {
  const cut = line.indexOf("|");
  const head = line.slice(0, cut).trim();
  const rest = line.slice(cut + 1).trim();
  if (kind === "limit") {
    const [trade, id] = head.split(" ") as [string, string];
    for (const text of rest.split("|").map((s) => s.trim())) {
      const held = await holdDialogue({ name: "x", persona: persona(trade), turns: [[text]] }, brain);
      const desk = frontDeskOf(trade);
      const say = id === "price" ? desk.price : id === "none" ? undefined : [...desk.limits, ...commonLimits].find((l) => l.id === id)?.say;
      if (id !== "none" && !say) throw new Error(line);
      const reply = held.turns[0]!.reply.text;
      const all = [["price", desk.price] as const, ...[...desk.limits, ...commonLimits].map((l) => [l.id, l.say] as const)];
      const said = all.filter(([, s]) => s.some((one) => reply.includes(one.slice(0, 30)))).map(([i]) => i);
      const ok = say ? said.includes(id) : said.length === 0;
      if (!ok) { bad++; console.log(`✗ ${trade} ${id}: "${text}" → ${said.join(",") || "-"} | ${reply.slice(0, 90)}`); }
    }
  } else if (kind === "emergency") {
    // head: "trade yes|no"
    const [trade, want] = head.split(" ") as [string, string];
    for (const text of rest.split("|").map((s) => s.trim())) {
      const held = await holdDialogue({ name: "x", ...(trade !== "company" && { persona: persona(trade) }), turns: [[text]] }, brain);
      const got = /\b911\b|\b988\b|1-800-222-1222/.test(held.turns[0]!.reply.text);
      if (got !== (want === "yes")) { bad++; console.log(`✗ ${trade} ${want}: "${text}" → ${held.turns[0]!.reply.text.slice(0, 100)}`); }
    }
  } else if (kind === "facts") {
    // trade | turn / turn => field=regex; field=regex
    const [says, want] = rest.split("=>").map((s) => s.trim()) as [string, string];
    const held = await holdDialogue({ name: "x", ...(head !== "company" && { persona: persona(head) }), turns: says.split(" / ").map((s) => [s] as const) }, brain);
    const facts = Object.fromEntries((held.turns.at(-1)!.reply.facts ?? []).map((f) => [f.name, f.value]));
    for (const one of want.split(";").map((s) => s.trim()).filter(Boolean)) {
      const at = one.indexOf("=");
      const name = one.slice(0, at), re = new RegExp(one.slice(at + 1), "i");
      const value = facts[name];
      if (one.slice(at + 1) === "-" ? value !== undefined : !value || !re.test(value)) { bad++; console.log(`✗ ${head}: ${says}\n    ${name}=${value} instead of ${one.slice(at + 1)}`); }
    }
  } else if (kind === "ask") {
    // action source? | q | q
    const [action, source] = head.split(" ") as [string, string | undefined];
    for (const text of rest.split("|").map((s) => s.trim())) {
      const held = await holdDialogue({ name: "x", turns: text.split(" / ").map((s) => [s] as const) }, brain);
      const r = held.turns.at(-1)!.reply;
      const paths = r.sources.map(({ href }) => href);
      const ok = action.split(",").includes(r.action) && (!source || paths.some((p) => p === source || p.split("#")[0] === source));
      if (!ok) { bad++; console.log(`✗ ${head}: "${text}" → ${r.action} ${paths.join(" ")} | ${r.text.slice(0, 90)}`); }
    }
  } else if (kind === "talk") {
    const held = await holdDialogue({ name: "x", ...(head !== "company" && { persona: persona(head) }), turns: rest.split(" / ").map((s) => [s] as const) }, brain);
    for (const { turn, reply } of held.turns) console.log(`> ${turn[0]}\n< [${reply.action}] ${reply.text}\n  asks ${reply.asks}; ${reply.facts?.map((f) => `${f.name}=${f.value}`).join("; ")}`);
  }
}
console.log(`${bad} wrong`);
