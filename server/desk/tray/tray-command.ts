import { parseArgs } from "node:util";
import { formNames } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import {
  anyOwner,
  type ExportFormat,
  exportFormats,
  folders,
  leadStandings,
  nobody,
  type TrayQuery,
} from "#contract/desk-tray.ts";
import type { LeadForm } from "#contract/lead-source.ts";
import { UsageError } from "#server/cli/run-command.ts";
import { findPerson } from "#server/desk/people.ts";
import { noFilters } from "./tray-filter.ts";

/** Lines of the usage of `npm run leads`. */
export const trayOptionsUsage = `                     which of them, for list and export: --words "TEXT", --folder ${folders.join("|")},
                     --owner ADDRESS|${nobody}, --form NAME, --source NAME, --standing NAME,
                     --from and --to YYYY-MM-DD`;

const forms = Object.keys(formNames) as LeadForm[];

interface TrayCommand {
  /** All folders unless one is named. */
  query: TrayQuery;
  /** Undefined where no format was named. */
  format: ExportFormat | undefined;
}

/**
 * Reads the filters of the in-tray from the words of a command.
 * @throws UsageError for a filter or a value that there is not
 */
export function readTrayOptions(args: string[], people: readonly DeskPerson[]): TrayCommand {
  const { values, positionals } = optionsOf(args);
  if (positionals.length > 0) throw new UsageError(`What is ${positionals[0]}?`);
  return {
    query: {
      ...noFilters,
      words: values.words ?? "",
      folder: oneOf("folder", values.folder ?? "all", [...folders, "all"]),
      owner: ownerOf(values.owner, people),
      form: values.form ? oneOf("form", values.form, forms) : "",
      sources: values.source?.map((name) => name.toLowerCase()) ?? [],
      standing: values.standing ? oneOf("standing", values.standing, leadStandings) : "",
      from: dayOf("from", values.from),
      to: dayOf("to", values.to),
    },
    format: exportFormats.find((name) => values[name]),
  };
}

function optionsOf(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const filters = { words: text, folder: text, owner: text, form: text, standing: text };
  try {
    return parseArgs({
      args,
      options: {
        ...{ ...filters, from: text, to: text, csv: flag, jsonl: flag },
        source: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function oneOf<Name extends string>(option: string, said: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === said);
  if (!found) throw new UsageError(`--${option} is one of: ${names.join(", ")}.`);
  return found;
}

function ownerOf(said: string | undefined, people: readonly DeskPerson[]): string {
  if (!said) return anyOwner;
  if (said === nobody) return nobody;
  const found = findPerson(people, said);
  if (!found) throw new UsageError(`${said} is not in DESK.`);
  return found.address;
}

function dayOf(option: string, said = ""): string {
  if (said && (!/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(Date.parse(said))))
    throw new UsageError(`--${option} is a day such as 2026-03-17.`);
  return said;
}
