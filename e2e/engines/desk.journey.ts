import { commandPath, nora, startDeskSite } from "../desk-site.ts";
import type { Farline } from "../farline.ts";
import { test as base, expect, rows } from "./test.ts";

const test = base.extend<object, { farline: Farline }>({
  farline: [
    async ({ mailbox }, use) => {
      const farline = await startDeskSite(mailbox.smtpUrl);
      await use(farline);
      await farline.stop();
    },
    { scope: "worker" },
  ],
});

test("somebody signs in at the desk, opens a lead and closes it", async ({ visit, farline }) => {
  const fullName = "Dana Whitfield";
  const sent = await fetch(`${farline.url}/sendMail`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      to: "hello@farline.example",
      fullName,
      companyName: "Whitfield Title",
      email: "desk@hale.example",
      mobileNumber: "(307) 555-0190",
      subject: "MyCase Free Trial Request",
      message: `Free trial request from ${fullName}`,
    }),
  });
  expect(sent.status).toBe(200);
  const visitor = await visit();
  // The desk has no fonts that come late, for which goto() would wait.
  const open = (path: string) => visitor.tab.goto(farline.url + path);
  await open(commandPath(farline, nora.address));
  await visitor.press("Enter the desk");
  await visitor.isAt(/^\/desk\/?$/);
  await visitor.press(fullName);
  await visitor.isAt(/^\/desk\/leads\//);
  await visitor.press("Close", ".acts");
  const folder = "select folder from leads where email = ?";
  await visitor.until("the lead is closed", async () =>
    JSON.stringify(rows(farline, folder, "desk@hale.example")).includes("closed"),
  );
  await open("/desk?folder=closed");
  await visitor.reads(fullName);
});
