import { scheduling } from "#content/scheduling.ts";
import { site } from "#content/site.ts";
import { companyEvent } from "./appointment.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { upcomingBookings } from "./booking-store.ts";
import { calendarFile } from "./calendar/invitation.ts";

/** Past calls stay in the feed for a month, so that calendar programs keep them. */
const past = 31 * 86_400_000;

/** Confirmed calls from the last month on, and the blocks, as a calendar to subscribe to. */
export async function calendarFeed(deps: BookingDeps): Promise<string> {
  const { db } = deps.database;
  const after = deps.clock() - past;
  const bookings = await upcomingBookings(db, after);
  const blocks = await db
    .selectFrom("booking_blocks")
    .selectAll()
    .where("end", ">", after)
    .orderBy("start")
    .execute();
  const events = [
    ...bookings.map((booking) => companyEvent(deps, booking)),
    ...blocks.map((block) => ({
      uid: block.id,
      sequence: 0,
      stamp: block.created_at,
      start: block.start,
      end: block.end,
      zone: deps.rules.zone,
      state: "confirmed" as const,
      summary: "No calls",
      description: block.why,
      location: "",
    })),
  ];
  return calendarFile("PUBLISH", events, {
    name: `${site.name}: ${scheduling.title}s`,
    zone: deps.rules.zone,
    year: new Date(after).getUTCFullYear(),
  });
}
