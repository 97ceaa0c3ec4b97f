import type { Locator } from "@playwright/test";
import { restingPlace } from "./read-page.ts";
import { awake, expect, expectAccessible, isMarked, markDocument, rows, test } from "./test.ts";

const titles = [
  "Receptionist",
  "Intake Specialist",
  "24/7 Answering Service",
  "Collections Assistant",
  "Appointment Coordinator",
  "Lead Follow-up Specialist",
  "Document Coordinator",
  "Case Status Assistant",
];

for (const path of ["/mycase", "/lawmatics"]) {
  test(`${path}: eight roles first, in order, with their two ways on`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    const main = page.getByRole("main");
    const headings = await main.getByRole("heading", { level: 3 }).allTextContents();
    expect(headings.slice(0, titles.length)).toEqual(titles);
    for (const title of titles)
      await expect(main.getByRole("heading", { level: 3, name: title }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: "See It In Action" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(main.getByRole("link", { name: "View Pricing" })).toHaveAttribute(
      "href",
      "/pricing",
    );
  });
}

test("MyCase: the trial dialog sends, closes and says so", async ({ page, farline, mailbox }) => {
  const email = "trial@hale.example";
  await page.goto("/mycase");
  await page.getByRole("button", { name: "Start Free 2 Weeks Trial" }).click();
  const dialog = page.getByRole("dialog", { name: "Start Your Free Trial" });
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill("Dana Whitfield");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(dialog.getByLabel("Phone")).toBeFocused();
  await dialog.getByLabel("Phone").fill("(800) 555-0117");
  await dialog.getByLabel("Company").fill("Hale & Whitfield");
  const request = page.waitForRequest(/\/sendMail$/);
  await dialog.getByRole("button", { name: "Start Free Trial" }).click();
  expect((await request).postDataJSON()).toEqual({
    to: "hello@farline.example",
    fullName: "Dana Whitfield",
    companyName: "Hale & Whitfield",
    email,
    mobileNumber: "(800) 555-0117",
    subject: "MyCase Free Trial Request",
    message: "Free trial request from Dana Whitfield",
  });
  await expect(page.getByText("Message Sent").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === email);
  expect(mail.text).toContain("Hale & Whitfield");
});

/** The position of an element in the window, in px. */
const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;

for (const name of ["Book A Demo", "Schedule Demo"])
  test(`MyCase: "${name}" goes to the form by itself, with the focus, and back`, async ({
    page,
  }) => {
    await page.goto("/mycase");
    await awake(page);
    await markDocument(page);
    const link = page.getByRole("link", { name });
    await expect(async () => {
      await link.scrollIntoViewIfNeeded();
      await restingPlace(page);
      await expect(link).toBeInViewport({ timeout: 1000 });
    }).toPass();
    const left = await topOf(link);
    await link.click();
    await expect(page).toHaveURL("/mycase#demo-section");
    await expect(page.locator("#demo-section")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Get A Demo" })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/mycase");
    await expect.poll(() => topOf(link)).toBeCloseTo(left, -1);
    expect(await isMarked(page)).toBe(true);
  });

test("a jump from before React ends at its place, and the way back where it began", async ({
  page,
}) => {
  await page.goto("/mycase");
  const link = page.getByRole("link", { name: "Book A Demo" });
  await link.scrollIntoViewIfNeeded();
  await restingPlace(page);
  // A late font can still move the page after this, so the place is read at the press itself.
  const began = link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        element.addEventListener("click", () => done(scrollY), { capture: true, once: true });
      }),
  );
  await link.click();
  await expect(page).toHaveURL("/mycase#demo-section");
  await awake(page);
  await restingPlace(page);
  await expect(page.getByRole("heading", { name: "Get A Demo" })).toBeInViewport();
  await page.goBack();
  const place = await began;
  await expect.poll(() => restingPlace(page)).toBe(place);
});

test("a jump is smooth, and at once where motion is not wanted", async ({ page }) => {
  for (const [wish, steps] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion: wish });
    await page.goto("/industries/attorneys");
    await awake(page);
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener("scroll", () => places.add(scrollY));
    });
    await page.getByRole("link", { name: "See How It Works" }).click();
    await expect(page.locator("#how-it-works")).toBeFocused();
    expect(await restingPlace(page)).toBeGreaterThan(0);
    const places = await page.evaluate(
      () => (window as unknown as { places: Set<number> }).places.size,
    );
    expect(places > 2, wish).toBe(steps);
  }
});

test("MyCase: the demo form sends and is cleared", async ({ page }) => {
  await page.goto("/mycase");
  const form = page.locator("#demo-section form");
  await form.getByLabel("Full name").fill("Marcus Oyelaran");
  await form.getByLabel("Email").fill("demo@hale.example");
  await form.getByLabel("Phone").fill("(800) 555-0118");
  const request = page.waitForRequest(/\/sendMail$/);
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  expect((await request).postDataJSON()).toMatchObject({
    firmName: "",
    subject: "MyCase Contact Form",
    message: "Message sent by Marcus Oyelaran",
  });
  await expect(page.getByText("Message Sent").first()).toBeVisible();
  await expect(form.getByLabel("Full name")).toHaveValue("");
});

test("MyCase: the case file is loaded anew while it is seen, until it is stopped", async ({
  page,
}) => {
  await page.goto("/mycase");
  // Read when the picture comes into view, so that a test need not wait five seconds for each.
  const interval = 200;
  await page
    .locator("[data-reload]")
    .evaluate((frame, every) => frame.setAttribute("data-reload", String(every)), interval);
  const picture = page.getByRole("img", { name: /case file/i });
  const reloaded = () => page.waitForRequest(/case-file.*\.svg\?t=\d+/);
  const first = reloaded();
  await picture.scrollIntoViewIfNeeded();
  await first;
  await reloaded();
  await page.getByRole("checkbox", { name: "Stop the picture" }).check();
  const address = await picture.getAttribute("src");
  await page.waitForTimeout(4 * interval);
  await expect(picture).toHaveAttribute("src", address ?? "");
});

test("MyCase: one question open at a time, and it can be closed", async ({ page }) => {
  await page.goto("/mycase");
  const [security, experience] = [
    page.locator("details", { hasText: "secure enough" }),
    page.locator("details", { hasText: "technical experience" }),
  ];
  await experience.locator("summary").click();
  await expect(experience).toHaveAttribute("open", "");
  await expect(security).not.toHaveAttribute("open");
  await experience.locator("summary").click();
  await expect(experience).not.toHaveAttribute("open");
});

test("Lawmatics: the registration dialog makes the same call", async ({ page }) => {
  await page.goto("/lawmatics");
  await page.getByRole("button", { name: "Register Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Register Now" });
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill("Priya Raman");
  await dialog.getByLabel("Work email").fill("register@hale.example");
  await dialog.getByLabel("Phone").fill("(800) 555-0119");
  await dialog.getByLabel("Firm name").fill("Raman Law");
  const request = page.waitForRequest(/\/sendMail$/);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({
    firmName: "Raman Law",
    mobileNumber: "(800) 555-0119",
    subject: "Lawmatics Registration Request",
  });
  await expect(dialog).toBeHidden();
});

test("Lawmatics: its links go where they should", async ({ page }) => {
  await page.goto("/lawmatics");
  const main = page.getByRole("main");
  for (const name of ["Book Appointment", "Get a Demo"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/contact#book");
  }
  const register = main.getByRole("link", { name: /^Register Now/ });
  await expect(register).toHaveCount(3);
  for (const link of await register.all()) await expect(link).toHaveAttribute("href", "/contact");
});
