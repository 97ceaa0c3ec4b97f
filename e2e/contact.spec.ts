import { awake, expect, expectAccessible, rows, test } from "./test.ts";

const person = {
  name: "Dana Whitfield",
  email: "dana@hale.example",
  office: "(307) 555-0190",
  subject: "Intake for an injury firm",
  message: "Our phone rings after five.\nNobody is there.",
};

async function fill(scope: import("@playwright/test").Locator, values: typeof person) {
  await scope.getByLabel("Full name").fill(values.name);
  await scope.getByLabel("Email").fill(values.email);
  await scope.getByLabel("Office number").fill(values.office);
  await scope.getByLabel("Subject").fill(values.subject);
  await scope.getByRole("textbox", { name: /^Message/ }).fill(values.message);
}

const contactForm = (page: import("@playwright/test").Page) =>
  page.locator("main form").filter({ hasText: "Send message" });

async function proveHuman(scope: import("@playwright/test").Locator) {
  await scope.getByLabel("I’m not a robot").check();
  await expect(scope.getByRole("status")).toHaveText("Checked", { timeout: 30_000 });
}

test("a message is sent, stored and mailed", async ({ page, farline, mailbox }) => {
  await page.goto("/contact");
  const form = contactForm(page);
  const mine = { ...person, email: "journey@hale.example" };
  await fill(form, mine);
  await form.getByLabel(/informational messages/).check();
  // A person needs longer than the time trap's second and a half; a test does not.
  await page.waitForTimeout(1600);
  await proveHuman(form);
  const request = page.waitForRequest("**/sendMail");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
  const sent = await request;
  expect(sent.postDataJSON()).toEqual({
    to: "hello@farline.example",
    fullName: mine.name,
    email: mine.email,
    officeNumber: mine.office,
    mobileNumber: "",
    subject: mine.subject,
    message: mine.message,
  });
  await expect(form.getByLabel("Full name")).toHaveValue("");
  await expect(form.getByLabel("I’m not a robot")).not.toBeChecked();

  const [lead] = rows<Record<string, unknown>>(
    farline,
    "select * from leads where email = ?",
    mine.email,
  );
  expect(lead).toMatchObject({
    full_name: mine.name,
    office_number: mine.office,
    subject: mine.subject,
    message: mine.message,
    standing: "verified",
    consents: "consentInformational",
  });

  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === mine.email);
  expect(mail.to?.[0]?.address).toBe("hello@farline.example");
  expect(mail.subject).toContain(mine.subject);
  expect(mail.text).toContain("Nobody is there.");
});

test("a message in the machine's field is kept and mailed, marked as suspect", async ({
  page,
  farline,
  mailbox,
}) => {
  const mine = { ...person, email: "machine@hale.example" };
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, mine);
  await form.locator("[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await proveHuman(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
  const leads = rows<{ standing: string }>(
    farline,
    "select standing from leads where email = ?",
    mine.email,
  );
  expect(leads).toEqual([{ standing: "suspect" }]);
  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === mine.email);
  expect(mail.text).toContain("Nobody is there.");
});

test("without the captcha nothing is sent, and the text stays", async ({ page }) => {
  await page.goto("/contact");
  await awake(page);
  const form = contactForm(page);
  await fill(form, person);
  let posted = false;
  page.on("request", (request) => {
    posted ||= request.url().endsWith("/sendMail");
  });
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please complete the reCAPTCHA to proceed.").first()).toBeVisible();
  expect(posted).toBe(false);
  await expect(form.getByLabel("Subject")).toHaveValue(person.subject);
});

test("the server's words of refusal are shown, and the text stays", async ({ page }) => {
  await page.route("**/sendMail", (route) =>
    route.fulfill({ status: 429, json: { message: "Too many messages. Wait a minute." } }),
  );
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, person);
  await proveHuman(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Failed to Send").first()).toBeVisible();
  await expect(page.getByText("Too many messages. Wait a minute.").first()).toBeVisible();
  await expect(form.getByRole("textbox", { name: /^Message/ })).toHaveValue(person.message);
});

test("a clock that is two hours fast keeps nobody from sending", async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 7_200_000;
  });
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, { ...person, email: "fast-clock@hale.example" });
  await proveHuman(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
});

test("a refused captcha is asked for again, and the text stays", async ({ page }) => {
  await page.route("**/sendMail", async (route) => {
    const forged = { ...route.request().headers(), "x-captcha-token": "Zm9yZ2Vk" };
    await route.continue({ headers: forged });
  });
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, person);
  await proveHuman(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Failed to Send").first()).toBeVisible();
  await expect(form.getByLabel("I’m not a robot")).not.toBeChecked();
  await expect(form.getByRole("textbox", { name: /^Message/ })).toHaveValue(person.message);
});

test("without a network the default words are shown", async ({ page }) => {
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, person);
  await proveHuman(form);
  await page.route("**/sendMail", (route) => route.abort());
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("An error occurred while sending.").first()).toBeVisible();
});

test("a lost answer does not double the lead", async ({ page, farline }) => {
  const mine = { ...person, email: "lost-answer@hale.example" };
  let attempts = 0;
  await page.route("**/sendMail", async (route) => {
    attempts++;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto("/contact");
  const form = contactForm(page);
  await fill(form, mine);
  await proveHuman(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
  expect(attempts).toBe(2);
  expect(rows(farline, "select id from leads where email = ?", mine.email)).toHaveLength(1);
});

test("wrong fields say what is wrong, and the first one has the focus", async ({ page }) => {
  await page.goto("/contact");
  await awake(page);
  const form = contactForm(page);
  await fill(form, { ...person, name: "", email: "dana@hale" });
  await form.getByRole("button", { name: "Send message" }).click();
  const name = form.getByLabel("Full name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/name/i);
  await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await name.fill(person.name);
  await expect(name).not.toHaveAttribute("aria-invalid");
});

test("the form can be filled and sent by keyboard alone", async ({ page, farline }) => {
  const email = "keyboard@hale.example";
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const form = contactForm(page);
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await form.getByLabel("Full name").evaluate((field) => field === document.activeElement))
      break;
  }
  for (const text of ["Keys Only", email, "", "Keyboard", "No mouse here"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form.getByRole("status")).toHaveText("Checked", { timeout: 30_000 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, and the message is kept as unverified", async ({ page, farline }) => {
    const mine = { ...person, email: "no-script@hale.example" };
    await page.goto("/contact");
    await fill(contactForm(page), mine);
    await contactForm(page).getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/sent$/);
    const [lead] = rows<{ standing: string }>(
      farline,
      "select standing from leads where email = ?",
      mine.email,
    );
    expect(lead?.standing).toBe("unverified");
  });

  test("a refused post comes back with what was typed and what is wrong", async ({ page }) => {
    await page.goto("/contact");
    const form = contactForm(page);
    // The browser takes "dana@hale", our contract does not.
    await fill(form, { ...person, email: "dana@hale" });
    await form.getByLabel(/informational messages/).check();
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("textbox", { name: /^Message/ })).toHaveValue(person.message);
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/email/i);
    await expect(form.getByLabel(/informational messages/)).toBeChecked();
    await expect(form.getByLabel(/marketing messages/)).not.toBeChecked();
  });
});
