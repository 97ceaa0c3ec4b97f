import { createContext } from "react-router";
import type { PageServices } from "#contract/page-services.ts";

const atBuild: PageServices = {
  blogs: { list: async () => [], get: async () => undefined },
  bookings: {
    slots: async () => {
      throw new Error("Times are not known while prerendering: /booking is made on request.");
    },
    find: async () => undefined,
  },
};

/** Services for the loaders of pages rendered on request; empty while prerendering. */
export const servicesContext = createContext<PageServices>(atBuild);
