import { Link } from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import type { PostLine } from "#contract/desk-posts.ts";
import { RowAct } from "../ui/row-act.tsx";
import { sayPostDay } from "./say-post-day.ts";

const { columns } = words;

/** One line a post, newest first; drafts that were never published on top. */
export function PostTable({ posts }: { posts: PostLine[] }) {
  return (
    <table className="tb stack">
      <thead>
        <tr>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.written}</th>
          <th scope="col" className="ra">
            {columns.views}
          </th>
          <th scope="col" className="r0">
            <span className="vh">{columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map(({ id, title, date, state, draftNewer, writtenBy, views, version }) => (
          <tr key={id} className={draftNewer || state === "draft" ? "sel" : undefined}>
            <td className="full">
              <Link className="t" to={`/posts/${id}/edit`}>
                {title || id}
              </Link>
            </td>
            <td className="nw">{sayPostDay(date)}</td>
            <td className="nw">
              <span className={`dotted ${looks[draftNewer ? "draft" : state]}`}>
                {draftNewer ? words.draftNewer(words.states[state]) : words.states[state]}
              </span>
            </td>
            <td className="nw mute hide">{writtenBy ? words.here(writtenBy) : words.fromFile}</td>
            <td className="ra hide">{views ?? words.noViews}</td>
            <td className="r0 push">
              {state !== "draft" && (
                <RowAct
                  fields={{ id, version }}
                  act={state === "shown" ? "down" : "up"}
                  label={state === "shown" ? words.takeDown : words.bringBack}
                  about={title}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = { shown: "", down: "off", draft: "wait" } as const;
