import { shown, UsageError } from "#server/cli/run-command.ts";
import { addBlock, parseSpan, removeBlock, upcomingBlocks } from "./blocks.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { type Booking, findBooking, LinkSpent, upcomingBookings } from "./booking-store.ts";
import { calendarFeed } from "./calendar-feed.ts";
import { setOutcome } from "./call-outcome.ts";
import { changeBooking } from "./change-booking.ts";
import type { Span } from "./open-slots.ts";
import { sayMomentShort } from "./say-moment.ts";

const usage = `Usage: npm run bookings -- COMMAND
  list           upcoming calls, and the times that are blocked
  cancel ID      cancel a call and write to the visitor and the company
  held ID        note that a call took place
  missed ID      note that nobody came
  block FROM TO [WHY]
                 take no calls from FROM to TO: dates (2026-12-24, both days included) or times
                 on the company's clock (2026-12-24T13:00)
  unblock ID     open a blocked time again
  ics            print the calendar (npm run -s bookings -- ics > calls.ics)
  feed [new]     print the address that a calendar program can subscribe to; new: make another,
                 which ends the one before`;

/**
 * Runs one of the company's commands, printing line by line.
 * @throws UsageError that says in plain words what was wrong
 */
export async function runBookingsCommand(
  deps: BookingDeps,
  [verb, first, second, ...more]: readonly (string | undefined)[],
  print: (line: string) => void,
): Promise<void> {
  switch (verb) {
    case "list":
      return list(deps, print);
    case "cancel":
      return cancel(deps, need(first), print);
    case "held":
    case "missed":
      if (!(await setOutcome(deps, need(first), verb)))
        throw new UsageError(`No call that has begun is ${first}.`);
      return print(`Noted: ${first} ${verb}`);
    case "block":
      return block(
        deps,
        parseSpan(need(first), need(second), deps.rules.zone),
        more.join(" "),
        print,
      );
    case "unblock":
      if (!(await removeBlock(deps, need(first))))
        throw new UsageError(`There is no block ${first}.`);
      return print(`Unblocked: ${first}`);
    case "ics":
      return print((await calendarFeed(deps)).trimEnd());
    case "feed":
      if (first === "new") await renewFeed(deps);
      return print(await deps.feed.url());
    default:
      throw new UsageError(usage);
  }
}

async function renewFeed({ database, feed: { renew } }: BookingDeps): Promise<void> {
  if (!renew) throw new UsageError("FEED_TOKEN says what the address is: set another one there.");
  await database.commit(renew);
}

function need(word: string | undefined): string {
  if (!word) throw new UsageError(usage);
  return word;
}

async function list(deps: BookingDeps, print: (line: string) => void): Promise<void> {
  const length = deps.rules.minutes * 60_000;
  const bookings = await upcomingBookings(deps.database.db, deps.clock() - length);
  for (const booking of bookings) print(bookingLine(deps, booking));
  if (bookings.length === 0) print("No upcoming calls.");
  for (const block of await upcomingBlocks(deps)) {
    const [from, to] = [block.start, block.end].map((at) => sayMomentShort(at, deps.rules.zone));
    print([block.id, "blocked", `${from} to ${to}`, block.why].filter(Boolean).join("  "));
  }
}

async function cancel(deps: BookingDeps, id: string, print: (line: string) => void): Promise<void> {
  const booking = await findBooking(deps.database.db, id);
  if (!booking) throw new UsageError(`There is no booking ${id}.`);
  try {
    await changeBooking(deps, { booking, by: "company", key: undefined });
  } catch (error) {
    if (error instanceof LinkSpent)
      throw new UsageError("That call is over or was already canceled.");
    throw error;
  }
  print(`Canceled: ${bookingLine(deps, booking)}`);
  print("The site sends the mails while it runs, or when it starts.");
}

async function block(
  deps: BookingDeps,
  span: Span,
  why: string,
  print: (line: string) => void,
): Promise<void> {
  const { id, booked } = await addBlock(deps, span, { why });
  print(`Blocked: ${id}`);
  if (booked.length > 0) print("These calls are already booked and stay:");
  for (const booking of booked) print(bookingLine(deps, booking));
}

function bookingLine(deps: BookingDeps, booking: Booking): string {
  const when = sayMomentShort(booking.start, deps.rules.zone);
  const visitor = [booking.full_name, booking.email, booking.office_number, booking.by];
  return [booking.id, when, ...visitor.filter(Boolean).map(shown)].join("  ");
}
