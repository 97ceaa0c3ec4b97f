import { hookWords } from "#content/hook-words.ts";
import type { HookEvent, HookLead } from "#contract/hook-events.ts";
import { holdsLead, phoneOf } from "./lead-of.ts";

/** Slack refuses a section with more characters. */
const longestSection = 3_000;
const longestMessage = 2_000;

/** A message for one of Slack's incoming webhooks: a line for notifications and blocks to read. */
export function slack(event: HookEvent): { text: string; blocks: unknown[] } {
  const title = hookWords.titles[event.type];
  if (!holdsLead(event)) {
    const text = `${title}: ${event.data.id}`;
    return { text, blocks: [section(text)] };
  }
  const lead = event.data;
  const text = `${title}: ${escaped(lead.name)}`;
  const link = lead.url ? [`<${lead.url}|${hookWords.open}>`] : [];
  const blocks = [
    section([`*${text}*`, ...facts(lead), ...link].join("\n")),
    ...(lead.message ? [section(quote(lead.message))] : []),
  ];
  return { text, blocks };
}

function facts(lead: HookLead): string[] {
  const { labels } = hookWords;
  const from = lead.source?.last.source ?? "";
  const booked = lead.booking ? slackDate(lead.booking.start) : "";
  const rows = [
    [labels.email, escaped(lead.email)],
    [labels.phone, escaped(phoneOf(lead))],
    [labels.company, escaped(lead.companyName || lead.firmName || "")],
    [labels.subject, escaped(lead.subject)],
    [labels.call, booked],
    [labels.source, escaped(from)],
    [labels.slip, escaped(lead.slip ?? "")],
    [labels.standing, lead.standing === "suspect" ? lead.standing : ""],
  ];
  return rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
}

function section(text: string) {
  return { type: "section", text: { type: "mrkdwn", text: text.slice(0, longestSection) } };
}

/** Slack shows it in the reader's own zone. */
function slackDate(instant: string): string {
  const seconds = Math.floor(Date.parse(instant) / 1000);
  return `<!date^${seconds}^{date_short_pretty} {time}|${instant}>`;
}

function quote(message: string): string {
  const lines = message.slice(0, longestMessage).split(/\r?\n/);
  return lines.map((line) => `>${escaped(line)}`).join("\n");
}

/**
 * The three characters that Slack reads as markup; `<!channel>` from a visitor would ring everybody.
 */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
