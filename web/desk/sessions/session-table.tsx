import { sessionWords as words } from "#content/desk/session-words.ts";
import type { DeskSession } from "#contract/desk-sessions.ts";
import { sayWhen } from "../ui/say-time.ts";
import { SignOut } from "./sign-out.tsx";

const minute = 60_000;

/** The browsers of one person. */
export function SessionTable({ sessions, now }: { sessions: DeskSession[]; now: number }) {
  return (
    <table className="tb stack gap">
      <thead>
        <tr>
          <th scope="col">{words.columns.browser}</th>
          <th scope="col">{words.columns.entered}</th>
          <th scope="col">{words.columns.used}</th>
          <th scope="col">{words.columns.ends}</th>
          <th scope="col" className="r0">
            <span className="vh">{words.columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, browser, createdAt, usedAt, endsAt, here }) => (
          <tr key={id} className={here ? "sel" : undefined}>
            <td className="full">
              <b className="b">{browser}</b>
              {here && words.here}
            </td>
            <td className="nw">{sayWhen(createdAt, now)}</td>
            <td className="nw">{now - usedAt < 2 * minute ? words.now : sayWhen(usedAt, now)}</td>
            <td className="nw">{sayWhen(endsAt, now)}</td>
            <td className="r0 push">
              {!here && (
                <SignOut which={id} look="btn bare lo">
                  {words.signOut}
                  <span className="vh">{words.signOutOf(browser)}</span>
                </SignOut>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
