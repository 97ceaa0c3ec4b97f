import * as v from "valibot";

/** The events that a webhook can report. `test` is only sent by hand. */
export const hookEventNames = [
  "lead.created",
  "lead.updated",
  "lead.erased",
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "test",
] as const;
export type HookEventName = (typeof hookEventNames)[number];

/** Events that an endpoint can subscribe to. */
export type HookTopic = Exclude<HookEventName, "test">;
export const hookTopics = hookEventNames.filter((name) => name !== "test") as HookTopic[];

/** Letters of what people call an endpoint. */
export const mostHookNameLetters = 60;

/** Version of the payload. Within a version, fields are only added. */
export const hookVersion = 1;

const instant = v.pipe(v.string(), v.isoTimestamp());
const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

/** How a visit came to the site; texts are null where the source is unknown. */
const arrivalSchema = v.object({
  at: orNull(instant),
  path: orNull(v.string()),
  referrer: orNull(v.string()),
  source: orNull(v.string()),
  medium: orNull(v.string()),
  campaign: orNull(v.string()),
  term: orNull(v.string()),
  content: orNull(v.string()),
  /** Kind of the ad network's click id, never its value. */
  paid: orNull(v.string()),
});
export type HookArrival = v.InferOutput<typeof arrivalSchema>;

/** First and latest source of the visit; null when none was recorded. */
const sourceSchema = v.object({ first: arrivalSchema, last: arrivalSchema });
export type HookSource = v.InferOutput<typeof sourceSchema>;

const bookingSchema = v.object({
  id: v.string(),
  start: instant,
  end: instant,
  state: v.picklist(["confirmed", "cancelled"]),
  by: v.picklist(["phone", "video"]),
  timeZone: v.string(),
});
export type HookBooking = v.InferOutput<typeof bookingSchema>;

const leadSchema = v.object({
  id: v.string(),
  createdAt: instant,
  /** The form that it came from: booking, contact, trial, demo, registration, call or talk. */
  form: v.string(),
  /** Path of the page that it was sent from. */
  page: orNull(v.string()),
  name: v.string(),
  email: v.string(),
  officeNumber: v.string(),
  mobileNumber: v.string(),
  companyName: orNull(v.string()),
  firmName: orNull(v.string()),
  subject: v.string(),
  message: v.string(),
  consents: v.array(v.string()),
  standing: v.picklist(["verified", "open", "unverified", "suspect", "spam", "ok"]),
  source: orNull(sourceSchema),
  /** Plan, month and industry that the visitor had chosen on the site, in words. */
  slip: orNull(v.string()),
  booking: orNull(bookingSchema),
  /** The page where the company works on the lead; null where there is no such page. */
  url: orNull(v.string()),
});
export type HookLead = v.InferOutput<typeof leadSchema>;

const version = v.literal(hookVersion);
const event = <Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.object({ type: v.literal(type), version, timestamp: instant, data });
const bookedLead = v.object({ ...leadSchema.entries, booking: bookingSchema });

/** Parts that several events share. */
export const hookPartSchemas = {
  arrival: arrivalSchema,
  source: sourceSchema,
  booking: bookingSchema,
  lead: leadSchema,
  bookedLead,
};

/** The body of each event in the standard format. */
export const hookEventSchemas = {
  "lead.created": event("lead.created", leadSchema),
  "lead.updated": event("lead.updated", leadSchema),
  "lead.erased": event("lead.erased", v.object({ id: v.string() })),
  "booking.created": event("booking.created", bookedLead),
  "booking.moved": event("booking.moved", bookedLead),
  "booking.cancelled": event("booking.cancelled", bookedLead),
  test: event("test", leadSchema),
} as const satisfies Record<HookEventName, v.GenericSchema>;

/** A body with the data of a lead. */
export type HookLeadEvent = v.InferOutput<
  (typeof hookEventSchemas)[Exclude<HookEventName, "lead.erased">]
>;
export type HookEvent = v.InferOutput<(typeof hookEventSchemas)[HookEventName]>;
