import type { Database } from "#server/db/database.ts";
import { commandLink } from "#server/desk/sign-in/sign-in-links.ts";
import type { ServerProcess } from "../server-process.ts";

const person = { name: "Nora Bell", address: "nora@farline.example" };
/** Who may enter the desk of a measured server. */
export const DESK = `${person.name} <${person.address}>`;

/** Enters the desk of a server, and closes the database. @returns the cookie of a session. */
export async function enterDesk(server: ServerProcess, database: Database): Promise<string> {
  const siteUrl = `http://127.0.0.1:${server.port}`;
  const link = await commandLink({ database, siteUrl }, person);
  await database.close();
  const answer = await fetch(link, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const cookie = answer.headers.getSetCookie().find((line) => /desk=\S/.test(line));
  if (!cookie) throw new Error(`nobody entered: ${answer.status}`);
  return cookie.split(";")[0] ?? "";
}
