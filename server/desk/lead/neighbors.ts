import type { Database } from "#server/db/database.ts";

/** The leads before (newer) and after (older) one in its folder. */
export async function neighborsOf(
  { db }: Database,
  id: string,
): Promise<{ before: string | undefined; after: string | undefined }> {
  const lead = await db
    .selectFrom("leads")
    .select(["folder", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) return { before: undefined, after: undefined };
  const next = async (beyond: "<" | ">", order: "asc" | "desc") => {
    const row = await db
      .selectFrom("leads")
      .select("id")
      .where("folder", "=", lead.folder)
      .where((eb) => eb(eb.refTuple("created_at", "id"), beyond, eb.tuple(lead.created_at, id)))
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  return { before: await next(">", "asc"), after: await next("<", "desc") };
}
