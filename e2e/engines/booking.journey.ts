import { expect, rows, test } from "./test.ts";

const bookings =
  "select b.state from bookings b join leads l on l.id = b.lead_id where l.email = ?";

test("a call is booked, to its card", async ({ visit, farline, mailbox }) => {
  const email = "booking@hale.example";
  const visitor = await visit();
  await visitor.goto("/contact#calendar");
  const times = "#calendar input[type=radio]:enabled";
  await visitor.sees("there are times", (times) => !!document.querySelector(times), times);
  const first = await visitor.tab.evaluate((times) => {
    const radio = document.querySelector<HTMLInputElement>(times);
    return radio?.labels?.[0]?.textContent?.trim() ?? "";
  }, times);
  await visitor.check(first, "#calendar");
  await visitor.press("Next", "#calendar");
  await visitor.reads("Who shall we call?");
  await visitor.fill("Full name", "Dana Whitfield", "#calendar form");
  await visitor.fill("Email", email, "#calendar form");
  await visitor.fill("Phone", "(307) 555-0190", "#calendar form");
  await visitor.passCaptcha("#calendar form");
  await visitor.press("Book it");
  await visitor.reads("It is in the book");
  await visitor.isAt(/^\/booking\?token=/);
  await visitor.reads("Dana Whitfield");
  expect(rows(farline, bookings, email)).toEqual([{ state: "confirmed" }]);
  await mailbox.find((one) => one.to?.[0]?.address === email);
});
