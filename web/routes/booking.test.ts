import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { SlotQuery } from "#contract/booking.ts";
import type { PageServices } from "#contract/page-services.ts";
import { servicesContext } from "../page-context.ts";
import { loader } from "./booking.tsx";

it("asks for months of the calendar only, whatever time the address names", async () => {
  const asked: SlotQuery[] = [];
  const slots = async (query: SlotQuery) => {
    asked.push(query);
    const [zone, month] = ["America/Denver", "2026-03"];
    return {
      month,
      zone,
      companyZone: zone,
      minutes: 30,
      days: [],
      firstMonth: month,
      lastMonth: month,
    };
  };
  const bookings = { slots, find: async () => undefined };
  const services = { bookings } as unknown as PageServices;
  const open = (slot: string) => {
    const url = `https://farline.example/booking?${new URLSearchParams({ slot, zone: "Asia/Tokyo" })}`;
    const context = new RouterContextProvider(new Map([[servicesContext, services]]));
    const asking = { context, request: new Request(url) } as unknown as Parameters<
      typeof loader
    >[0];
    return loader(asking);
  };
  for (const slot of ["2026-03-31T20:00:00Z", "soon", "99999", "-000100-01-01T00:00:00Z"])
    await open(slot);
  await open("0099-01-01T00:00:00Z");
  await open("9999-12-31T23:00:00Z");
  expect(asked.map(({ month }) => month)).toEqual(["2026-04", ...Array(5).fill(undefined)]);
});
