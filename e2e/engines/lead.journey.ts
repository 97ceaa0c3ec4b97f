import { expect, phone, rows, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** Milliseconds. A form that is filled in faster than a person can write is marked as suspect. */
const personPace = 3_000;

const leadsOf = "select standing, message from leads where email = ?";

async function fillMessage(visitor: Visitor, email: string, within = "main form") {
  await visitor.fill("Full name", "Dana Whitfield", within);
  await visitor.fill("Email", email, within);
  await visitor.fill("Subject", "Intake for an injury firm", within);
  await visitor.fill("Message", "Our phone rings after five.", within);
}

/** A success clears the form; the toast next to it is gone after three seconds. */
async function isSent(visitor: Visitor, within = "main form") {
  await visitor.until("the form is cleared", async () => {
    const { value } = await visitor.find({ kind: "field", name: "Full name", within });
    return value === "";
  });
}

for (const size of [undefined, phone]) {
  test(`a message is stored and mailed${size ? " from a phone" : ""}`, async ({
    visit,
    farline,
    mailbox,
  }) => {
    const email = `lead-${size?.width ?? "desktop"}@hale.example`;
    const visitor = await visit(size);
    await visitor.goto("/contact");
    await fillMessage(visitor, email);
    await visitor.passCaptcha("main form");
    await visitor.press("Send message");
    await isSent(visitor);
    expect(rows(farline, leadsOf, email)).toEqual([
      { standing: "verified", message: "Our phone rings after five." },
    ]);
    const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === email);
    expect(mail.text).toContain("Our phone rings after five.");
  });
}

test("the dialog opens, sends, and offers to pick a time", async ({ visit, farline }) => {
  const email = "dialog@hale.example";
  const visitor = await visit();
  await visitor.goto("/");
  await visitor.press("Learn More");
  await visitor.reads("Let's Talk About Your Needs");
  await fillMessage(visitor, email, "dialog");
  await visitor.passCaptcha("dialog");
  await visitor.press("Book A Call");
  await isSent(visitor, "dialog");
  expect(rows(farline, leadsOf, email)).toHaveLength(1);
  await visitor.press("Pick a time");
  await visitor.isAt(/^\/contact#calendar$/);
});

test("a message is written and sent by the keyboard alone", async ({ visit, farline }) => {
  const email = "keys@hale.example";
  const visitor = await visit();
  await visitor.goto("/contact");
  await visitor.key("Tab");
  await visitor.sees(
    "the skip link has the focus",
    () => document.activeElement?.getAttribute("href") === "#main",
  );
  await visitor.key("Enter");
  await tabTo(visitor, "fullName");
  const begun = Date.now();
  for (const text of ["Keys Only", email, "", "Keyboard", "No mouse here"]) {
    await visitor.type(text);
    await visitor.key("Tab");
  }
  await tabTo(visitor, "captcha");
  await visitor.key("Space");
  await visitor.isChecked("main form");
  await visitor.key("Tab");
  await visitor.until(
    "a person could have written it",
    async () => Date.now() - begun > personPace,
  );
  await visitor.key("Enter");
  await isSent(visitor);
  expect(rows(farline, leadsOf, email)).toEqual([
    { standing: "verified", message: "No mouse here" },
  ]);
});

/** Goes on to a field of the contact form: by its name, or to the captcha's box, which has none. */
async function tabTo(visitor: Visitor, field: string) {
  await visitor.until(`the focus comes to ${field}`, async () => {
    const there = await visitor.tab.evaluate((field) => {
      const active = document.activeElement as HTMLInputElement | null;
      if (!active?.matches("main form input")) return false;
      return field === "captcha"
        ? active.type === "checkbox" && !active.name
        : active.name === field;
    }, field);
    if (!there) await visitor.key("Tab");
    return there;
  });
}

test("without scripts a message is kept as unverified", async ({ visit, farline }) => {
  const email = "no-script@hale.example";
  const visitor = await visit({ scripts: false });
  await visitor.goto("/contact");
  await fillMessage(visitor, email);
  await visitor.press("Send message");
  await visitor.isAt(/^\/sent$/);
  expect(rows(farline, leadsOf, email)).toMatchObject([{ standing: "unverified" }]);
});
