import { expect, test } from "vitest";
import { withPlaces } from "./place-names.ts";

test.each([
  ["a salon in LA", "a salon in Los Angeles"],
  ["im a plumber in la, 3 trucks", "im a plumber in Los Angeles, 3 trucks"],
  ["the shop is in SF not LA", "the shop is in San Francisco not Los Angeles"],
  ["the shop is in sf not la", "the shop is in San Francisco not Los Angeles"],
  ["nyc law firm", "New York law firm"],
  ["estamos en la oficina", "estamos en la oficina"],
  ["Baton Rouge, LA", "Baton Rouge, LA"],
  ["Las Vegas", "Las Vegas"],
  ["QUIERO LA CITA", "QUIERO LA CITA"],
])("%s: %s", (said, written) => {
  expect(withPlaces(said)).toBe(written);
});
