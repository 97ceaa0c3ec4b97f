import type { Blog } from "./blog.ts";
import type { BookingBody, SlotMonth, SlotQuery } from "./booking.ts";

/** What a form that was posted without JavaScript is shown again with, after a refusal. */
export interface FormReply {
  message: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** What the server hands to a page that it renders on request (the pages never import the server). */
export interface PageServices {
  blogs: { list(): Promise<readonly Blog[]>; get(id: string): Promise<Blog | undefined> };
  bookings: {
    slots(query: SlotQuery): Promise<SlotMonth>;
    /** The appointment behind a link's token, spent or not; undefined when the token is not ours. */
    find(token: string): Promise<BookingBody | undefined>;
  };
  formReply?: FormReply;
}
