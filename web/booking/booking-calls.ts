import {
  type BookingBody,
  type BookingRequest,
  bookingEndpoints,
  type Held,
  type HoldRequest,
  type RescheduleRequest,
  type SlotGoneBody,
  type SlotMonth,
  type SlotQuery,
} from "#contract/booking.ts";
import type { ErrorBody } from "#contract/http.ts";
import { type PostAnswer, type PostOptions, postJson } from "../forms/post-json.ts";
import { refusal } from "../forms/refusal.ts";
import { siteConfig } from "../site-config.ts";

/** The result of a request for a time. */
export type Outcome<Body> =
  | { kind: "done"; body: Body }
  /** Another visitor has the time. `next`: the next open one. */
  | { kind: "gone"; next?: string }
  /** `message`: the server's text, absent if it sent none or could not be reached. */
  | ({ kind: "failed"; status?: number } & Partial<ErrorBody>);

/** The times of a month. @throws when the server cannot be reached or refuses. */
export async function fetchMonth(query: SlotQuery, signal: AbortSignal): Promise<SlotMonth> {
  const fields = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const address = `${siteConfig.apiHost}${bookingEndpoints.slots}?${new URLSearchParams(fields)}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`No times: ${response.status}`);
  return (await response.json()) as SlotMonth;
}

/** Holds a time while the visitor fills in the details. Costs a small proof of work. */
export async function holdTime(
  request: HoldRequest,
  captchaToken: string | undefined,
): Promise<Outcome<Held>> {
  if (!captchaToken) return { kind: "failed" };
  const url = siteConfig.apiHost + bookingEndpoints.hold;
  return outcome<Held>(await postJson({ url, body: JSON.stringify(request), captchaToken }));
}

/** Books a call. */
export async function bookTime(
  request: BookingRequest,
  more: Omit<PostOptions, "url" | "body">,
): Promise<Outcome<BookingBody>> {
  const url = siteConfig.apiHost + bookingEndpoints.bookings;
  return outcome<BookingBody>(await postJson({ ...more, url, body: JSON.stringify(request) }));
}

/** Moves a call to another time. */
export async function moveTime(
  request: RescheduleRequest,
  more: Omit<PostOptions, "url" | "body">,
): Promise<Outcome<BookingBody>> {
  const url = siteConfig.apiHost + bookingEndpoints.reschedule;
  return outcome<BookingBody>(await postJson({ ...more, url, body: JSON.stringify(request) }));
}

/**
 * A 409 that names no other time is not about the time, but about the limit of three upcoming
 * calls.
 */
function outcome<Body>(answer: PostAnswer | undefined): Outcome<Body> {
  if (!answer) return { kind: "failed" };
  if (answer.ok) return { kind: "done", body: answer.body as Body };
  const { next } = (answer.body ?? {}) as Partial<SlotGoneBody>;
  if (answer.status === 409 && next) return { kind: "gone", next };
  return { kind: "failed", status: answer.status, ...refusal(answer.body) };
}
