const pattern = /^\d{4}-\d\d-\d\d$/;

/** The choices in the address of the agenda. */
export interface AgendaQuery {
  /** A date of the week, YYYY-MM-DD; undefined for today. */
  week: string | undefined;
  view: "week" | "list";
}

/** Reads them; malformed ones are ignored. */
export function readAgendaQuery(search: URLSearchParams): AgendaQuery {
  const week = search.get("week") ?? "";
  const isDate = pattern.test(week) && !Number.isNaN(Date.parse(week));
  return {
    week: isDate ? week : undefined,
    view: search.get("view") === "list" ? "list" : "week",
  };
}

/** "/agenda?week=2026-11-23&view=list". */
export function agendaAddress({ week, view }: Partial<AgendaQuery>): string {
  const search = new URLSearchParams();
  if (week) search.set("week", week);
  if (view === "list") search.set("view", view);
  const text = search.toString();
  return text ? `/agenda?${text}` : "/agenda";
}
