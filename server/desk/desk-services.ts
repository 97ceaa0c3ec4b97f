import { join } from "node:path";
import type { Desk } from "#contract/desk.ts";
import type { AppDeps } from "#server/app.ts";
import { retryMails } from "#server/outbox/retry-mails.ts";
import { agendaServices } from "./agenda/agenda-services.ts";
import { audit, listAudit } from "./audit.ts";
import { connectionServices } from "./connections/connection-services.ts";
import type { DeskSite } from "./desk-site.ts";
import { countingSince } from "./figures/counting-since.ts";
import { readDeskFigures } from "./figures/read-desk-figures.ts";
import { readHealth } from "./health/read-health.ts";
import { actOnLead, addNote, noteSeen } from "./lead/act-on-lead.ts";
import { eraseBySurname, erasedBy } from "./lead/erase-by-surname.ts";
import { leadAudited, noteEvent } from "./lead/lead-events.ts";
import { neighborsOf } from "./lead/neighbors.ts";
import { openLead } from "./lead/open-lead.ts";
import { findPerson } from "./people.ts";
import { postServices } from "./posts/post-services.ts";
import { readChoices, writeChoices } from "./sign-in/choices.ts";
import { listSessions, type OpenSession } from "./sign-in/sessions.ts";
import { countLeads } from "./tray/count-leads.ts";
import { exportTray, streamText } from "./tray/export-tray.ts";
import { countTray, listTray, newestLead } from "./tray/list-tray.ts";
import { newestSources, readToday } from "./tray/today.ts";

/** Lines of the record on the health page. */
const auditLines = 100;

/** The services for the pages of one request, acting for the person of its session. */
export function deskServices(deps: AppDeps, { people }: DeskSite, session: OpenSession): Desk {
  const { database, env, outbox } = deps;
  const { person } = session;
  const who = person.address;
  return {
    people,
    person,
    tray: {
      async export(query, format, chosen) {
        const act = { who, what: "exported", about: format } as const;
        await database.commit((trx) => audit(trx, database.now, act));
        return streamText(exportTray(database, query, format, chosen));
      },
      list: (query) => listTray(database, query),
      counts: () => countTray(database),
      newest: () => newestLead(database),
      sources: () => newestSources(database),
      today: () => readToday(database),
      size: () => countLeads(database),
      act: (request) =>
        request.act === "handOver" && !findPerson(people, request.to ?? "")
          ? Promise.resolve({ is: "conflict", by: undefined })
          : actOnLead(database, who, request),
    },
    lead: {
      open: (id) => openLead(database, people, id),
      seen: (id) => noteSeen(database, who, id),
      erased: (id) => erasedBy(database, id),
      note: (id, text) => addNote(database, who, { id, text }),
      neighbors: (id, query) => neighborsOf(database, id, query),
      async sendAgain(id) {
        const tried = await retryMails(database, { leadId: id });
        const about = { leadId: id, who, what: "sent the mail again" } as const;
        if (tried > 0) await database.commit((trx) => noteEvent(trx, database.now, about));
        outbox.wake();
        return tried;
      },
      erase: (id, surname) =>
        eraseBySurname(database, { who, id, surname, outboxFolder: join(env.dataDir, "outbox") }),
    },
    agenda: agendaServices(deps, who),
    posts: postServices(database, {
      who,
      source: env.blogSource,
      nameOf: (address) => findPerson(people, address)?.name ?? address,
    }),
    sessions: {
      list: () => listSessions(database, session),
      choices: () => readChoices(database, person.address),
      choose: (choices) => writeChoices(database, person.address, choices),
    },
    figures: {
      read: (range) => readDeskFigures(database, range),
      counting: async () => ({ isOn: env.counts, since: await countingSince(database) }),
    },
    connections: connectionServices(deps, who),
    health: {
      checks: () => readHealth(deps),
      async audit() {
        const lines = await listAudit(database, auditLines);
        return lines.map((line) => ({ ...line, isLead: leadAudited.has(line.what) }));
      },
      async retryMails() {
        const tried = await retryMails(database, "dead");
        const act = { who, what: "sent refused mails again" } as const;
        await database.commit((trx) => audit(trx, database.now, act));
        outbox.wake();
        return tried;
      },
    },
  };
}
