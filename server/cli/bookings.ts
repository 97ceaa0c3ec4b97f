import { bookingDeps } from "#server/bookings/booking-deps.ts";
import { runBookingsCommand } from "#server/bookings/bookings-command.ts";
import { print, runCommand } from "./run-command.ts";

await runCommand(async ({ database, env }, words) => {
  await runBookingsCommand(await bookingDeps(database, env), words, print);
});
