import { shown } from "#server/cli/run-command.ts";
import type { Database } from "#server/db/database.ts";
import { type ListedDelivery, listHooks } from "./find-hooks.ts";

/** All endpoints, two lines each. */
export async function listEndpoints(
  { database }: { database: Database },
  print: (line: string) => void,
): Promise<void> {
  const hooks = await listHooks(database);
  for (const hook of hooks) {
    const sent = hook.lastSent ? `last sent ${iso(hook.lastSent)}` : "nothing sent yet";
    const counts = `${hook.waiting} waiting, ${hook.dead} dead`;
    const since = hook.failing_since ? ` since ${iso(hook.failing_since)}` : "";
    print(
      [
        hook.id.slice(0, 8),
        `${hook.state}${since}`.padEnd(7),
        hook.format.padEnd(9),
        [hook.name && shown(hook.name), shortUrl(hook.url)].filter(Boolean).join(" "),
        counts,
        sent,
      ].join("  "),
    );
    print(`          ${hook.events.replaceAll(",", ", ")}`);
  }
  if (hooks.length === 0) print("No endpoints yet.");
}

/** The address of a catch hook is a secret: its end is enough to tell two apart. */
function shortUrl(text: string): string {
  const { origin, href } = new URL(text);
  const rest = href.slice(origin.length);
  return rest.length <= 16 ? href : `${origin}/…${rest.slice(-6)}`;
}

/** The outcome of a delivery, in one line. */
export function deliveryLine(delivery: ListedDelivery): string {
  const { id, type, state, attempts, last_error, status, took, lead_id } = delivery;
  const result = last_error || (status ? `status ${status}, ${took} ms` : "");
  return [
    id,
    iso(delivery.created_at).slice(0, 16).replace("T", " "),
    type.padEnd(17),
    (lead_id ?? "").slice(0, 8).padEnd(8),
    state.padEnd(6),
    `tries: ${attempts}`,
    result,
  ]
    .join("  ")
    .trimEnd();
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
