import * as fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import { migrate } from "#server/db/migrate.ts";
import { compose } from "#server/outbox/compose.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import { anyRequest } from "#server/testing/any-request.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { withFolder } from "../with-folder.ts";
import { type Scenario, scaled } from "./finding.ts";
import { openLedger } from "./ledger.ts";

/** Every header that our mails may contain. */
const ours =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|x-lead-standing|auto-submitted):/i;

/**
 * Sends bodies of every kind to the request parser, and checks the mails of those that were
 * accepted.
 */
export const anyBody: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const runs = scaled(100_000, scale, 1_000);
    const database = openLedger(dataDir);
    await migrate(database);
    const { app, deps } = await createTestApp(database);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { status } = await app.request("/sendMail", request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      { numRuns: runs },
    );
    const mails = await database.db.selectFrom("outbox").selectAll().execute();
    let foreign = 0;
    for (const { id, created_at, mail } of mails) {
      const envelope = { id, createdAt: created_at, mail: JSON.parse(mail) as OutgoingMail };
      const raw = await new MailComposer(compose(envelope, deps.env.mailFrom)).compile().build();
      const head = raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
      // A line that starts with a space continues the previous line.
      foreign += head
        .split("\r\n")
        .filter((line) => !/^[ \t]/.test(line) && !ours.test(line)).length;
    }
    await database.close();
    const answers = [...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ");
    const failed = [...statuses].reduce(
      (sum, [status, count]) => sum + (status >= 500 ? count : 0),
      0,
    );
    return {
      did: `${runs} bodies (fast-check), the mails of the ${mails.length} accepted ones composed`,
      found: `${failed} × 5xx, ${foreign} headers from user text; ${answers}`,
      promise: "never a 500, never a mail header from user text",
      ok: failed + foreign === 0 && mails.length > 0,
    };
  });
