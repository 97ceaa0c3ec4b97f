import { describe, expect, it } from "vitest";
import { isAgreement } from "./agreement.ts";

describe("isAgreement", () => {
  it.each([
    "that'll work",
    "exactly",
    "now its right, thanks",
    "everything looks fine to me",
    "ok, lock it in please",
    "fine by me",
    "👍",
    "así mero, gracias",
    "sí, todo bien",
    "没错，就这么定了",
  ])("takes “%s” for a yes", (said) => expect(isAgreement(said)).toBe(true));

  it.each([
    "that's not right",
    "right?",
    "yes but later",
    "great, what does it cost",
    "put it off",
    "thanks",
    "cancel it",
    "así no",
    "对不起",
  ])("takes “%s” for none", (said) => expect(isAgreement(said)).toBe(false));
});
