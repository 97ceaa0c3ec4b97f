import { useMemo } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData, useParams } from "react-router";
import { deskOf } from "../desk-context.ts";
import { unlessUnsent } from "../shell/unsent.ts";
import { ListPane, type ListProps } from "./list-pane.tsx";
import { packRows, unpackRows } from "./packed-rows.ts";
import { readTrayQuery } from "./tray-query.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { tray, people, person } = deskOf(context);
  const search = new URL(request.url).searchParams;
  const query = readTrayQuery(search);
  // Read before the list: a lead that comes in between then counts as new, and is not lost.
  const { newest } = await tray.newest();
  const [page, sources] = await Promise.all([tray.list(query), tray.sources()]);
  const isDone = query.folder === "waiting" && page.rows.length === 0;
  return {
    query,
    searched: query.words && page.rows.length === 0 ? await tray.size() : undefined,
    lastAnswer: isDone ? (await tray.today()).lastAnswer : undefined,
    page: { ...page, rows: packRows(page.rows) },
    newest,
    sources,
    people,
    person,
    now: Date.now(),
    done: Number(search.get("done")) || 0,
    kept: Number(search.get("kept")) || 0,
  };
}

/** The list next to a lead. */
export type ShownList = Pick<ListProps, "query" | "page">;

/** Also after an act that was refused: the list then shows its leads as they are now. */
export const shouldRevalidate = unlessUnsent;

/** The list of a folder, and one lead next to it. */
export default function Tray() {
  const shown = useLoaderData<typeof loader>();
  const { id } = useParams();
  const page = useMemo(() => ({ ...shown.page, rows: unpackRows(shown.page.rows) }), [shown.page]);
  return (
    <div className="tray">
      <ListPane {...shown} page={page} open={id} />
      <Outlet context={{ query: shown.query, page } satisfies ShownList} />
    </div>
  );
}
