import { Form, Link, useNavigation } from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import type { PostLine } from "#contract/desk-posts.ts";
import { sayPostDay } from "./say-post-day.ts";

const { columns } = words;

/** One line a post, newest first; drafts that were never published on top. */
export function PostTable({ posts }: { posts: PostLine[] }) {
  const busy = useNavigation().state !== "idle";
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
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="version" value={version} />
                  <button
                    type="submit"
                    className="btn bare lo"
                    name="act"
                    value={state === "shown" ? "down" : "up"}
                    disabled={busy}
                  >
                    {state === "shown" ? words.takeDown : words.bringBack}
                    <span className="vh"> {title}</span>
                  </button>
                </Form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = { shown: "", down: "off", draft: "wait" } as const;
