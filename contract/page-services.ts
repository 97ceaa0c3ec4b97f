import type { Blog } from "./blog.ts";
import type { BookingBody, SlotMonth, SlotQuery } from "./booking.ts";

/** Values and errors of a form that was posted without JavaScript and refused. */
export interface FormReply {
  message: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Services for pages that are rendered on request (pages never import the server). */
export interface PageServices {
  blogs: { list(): Promise<readonly Blog[]>; get(id: string): Promise<Blog | undefined> };
  bookings: {
    slots(query: SlotQuery): Promise<SlotMonth>;
    /**
     * The appointment of a link's token, used or not; undefined when we did not issue the token.
     */
    find(token: string): Promise<BookingBody | undefined>;
  };
  formReply?: FormReply;
}
