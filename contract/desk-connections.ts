import type { HookEventName, HookTopic } from "./hook-events.ts";

/** Half hours of the day that a connection's bars show, oldest first. */
export const barCount = 48;

/** An endpoint of webhooks, without its secrets. Times are milliseconds since 1970. */
export interface Connection {
  id: string;
  version: number;
  /** What people call it; its host where nobody said. */
  name: string;
  url: string;
  format: string;
  events: HookTopic[];
  /** Whether it also gets leads that look like a machine's. */
  suspects: boolean;
  /** Whether a fixed header goes with everything. */
  hasHeader: boolean;
  /** `gone`: it answered 410 and no longer gets anything. */
  state: "on" | "failing" | "paused" | "gone";
  /** 0 while it takes what it gets. */
  failingSince: number;
  createdAt: number;
  /** Until when the secret before also signs; 0 when it does not. */
  oldSecretUntil: number;
  waiting: number;
  dead: number;
  lastSent: number;
  /** While it takes nothing: the answer to the latest try; status 0 when there was none. */
  lastRefusal: { status: number; fault: string } | undefined;
}

/** Deliveries of half an hour: all, and those that were not taken. */
export interface DeliveryBar {
  all: number;
  refused: number;
}

/** A connection with its last day. */
export interface ListedConnection extends Connection {
  bars: DeliveryBar[];
}

export const deliveryFilters = ["all", "waiting", "dead"] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** One event for one connection. */
export interface Delivery {
  id: string;
  hookId: string;
  /** Of the connection. */
  to: string;
  at: number;
  type: HookEventName;
  /** Undefined for a test, and when the lead was erased. */
  lead: { id: string; name: string } | undefined;
  state: "queued" | "held" | "sent" | "dead";
  attempts: number;
  /** Of the last answer; 0 when there was none. */
  status: number;
  /** Milliseconds of the last try. */
  took: number;
  /** When it is tried next; 0: as soon as may be. */
  nextAt: number;
  fault: string;
}

export interface DeliveryPage {
  rows: Delivery[];
  /** Where the next page begins; undefined at the end. */
  next: string | undefined;
}

/** What a form says about a new connection. */
export interface ConnectionWish {
  url: string;
  /** May be empty. */
  name: string;
  format: string;
  events: string[];
  suspects: boolean;
  /** `Name: value`, or empty. */
  header: string;
}

export type ConnectionField = "url" | "name" | "format" | "events" | "header";

/** What a form says about a connection that there is. */
export type ConnectionChange = Pick<ConnectionWish, "name" | "events" | "suspects">;

/** A new connection with its secret, shown once; or why there is none. */
export type AddedConnection =
  | { is: "added"; connection: Connection; secret: string }
  | { is: "refused"; field: ConnectionField; message: string };

/** The answer to a test. */
export interface TestAnswer {
  status: number;
  took: number;
  fault: string;
  /** The beginning of the answer: shown now and not kept. */
  excerpt: string;
}

/** What is sent again: one delivery, or all that a connection never took. */
export type ReplayWish = { delivery: string } | { hookId: string; dead: true };

/** A format with the events that it can take. */
export interface ConnectionFormat {
  name: string;
  takes: HookTopic[];
  usual: HookTopic[];
}

/** Where leads and bookings go on to. Acts give a message when they were refused. */
export interface ConnectionServices {
  formats(): ConnectionFormat[];
  /** How many need a person. */
  needing(): Promise<number>;
  list(): Promise<ListedConnection[]>;
  find(id: string): Promise<Connection | undefined>;
  /** Newest first; of all connections without an id. */
  deliveries(query: { id?: string; filter: DeliveryFilter; cursor: string }): Promise<DeliveryPage>;
  add(wish: ConnectionWish): Promise<AddedConnection>;
  /** Changes its name and what it gets; without events those that are usual for its format. */
  change(id: string, version: number, change: ConnectionChange): Promise<string | undefined>;
  test(id: string): Promise<TestAnswer | undefined>;
  pause(id: string, version: number): Promise<string | undefined>;
  resume(id: string, version: number): Promise<string | undefined>;
  rotate(
    id: string,
    wish: { version: number; atOnce: boolean },
  ): Promise<{ secret: string } | { message: string }>;
  /** @returns how many are sent again. */
  replay(wish: ReplayWish): Promise<number>;
  /**
   * Sends everything since a time again (YYYY-MM-DDTHH:MM on the company's clock).
   * @returns how many; undefined when it is no time.
   */
  replaySince(id: string, since: string): Promise<number | undefined>;
  remove(id: string): Promise<boolean>;
}
