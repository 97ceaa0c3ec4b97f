import { phone, test } from "./test.ts";

test("the menus lead to an industry, by pointer and by finger", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/");
  await visitor.point("Industries", "header nav");
  await visitor.press("Attorneys", "header nav");
  await visitor.isAt(/^\/industries\/attorneys$/);

  const holder = await visit(phone);
  await holder.goto("/");
  await holder.press("Open menu");
  await holder.press("Industries");
  await holder.press("Attorneys");
  await holder.isAt(/^\/industries\/attorneys$/);
});

test("Escape closes a dialog, the focus returns, and what was typed stays", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/services");
  await visitor.press("Book A Free Consultation!");
  await visitor.fill("Subject", "Half a thought", "dialog");
  await visitor.key("Escape");
  await visitor.sees("no dialog is open", () => !document.querySelector("dialog[open]"));
  await visitor.sees(
    "the opener has the focus",
    () => document.activeElement?.textContent?.includes("Book A Free") === true,
  );
  await visitor.key("Enter");
  await visitor.until("the text is still there", async () => {
    const { value } = await visitor.find({ kind: "field", name: "Subject", within: "dialog" });
    return value === "Half a thought";
  });
});

test("the catalog is searched, cleared and grows", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/integrations");
  const shows = (count: number) =>
    visitor.sees(
      `${count} cards`,
      (count) => {
        const cards = Array.from(document.querySelectorAll("main h2 ~ ul > li"));
        return cards.filter((card) => card.checkVisibility()).length === count;
      },
      count,
    );
  await visitor.fill("Search for companies...", "TWILIO");
  await visitor.reads("1 integration");
  await shows(1);
  await visitor.press("Clear search");
  await shows(20);
  await visitor.press("Show More Integrations");
  await shows(40);
});

test("the switch of the billing turns the prices", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/pricing");
  const firstPrice = (price: string) =>
    visitor.sees(
      `the first plan costs ${price}`,
      (price) =>
        document.querySelector<HTMLElement>("main article")?.innerText.includes(price) === true,
      price,
    );
  await firstPrice("$149");
  await visitor.check("Monthly Billing");
  await firstPrice("$249");
});

test("the receptionist answers in writing", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/");
  await visitor.press("Talk to the AI", "header");
  await visitor.fill("Write to the assistant", "What does Silver cost?");
  await visitor.key("Enter");
  await visitor.reads("$545");
});

test("a film opens from its thumbnail and plays", async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto("/mycase");
  await visitor.press("Play the video: See it in action");
  await visitor.sees(
    "the film plays",
    () => (document.querySelector("video")?.currentTime ?? 0) > 0,
  );
});

test("without scripts questions unfold, and links lead on", async ({ visit }) => {
  const visitor = await visit({ ...phone, scripts: false });
  await visitor.goto("/mycase");
  const open = () => document.querySelectorAll("main details[open]").length;
  const before = await visitor.tab.evaluate(open);
  await visitor.press("", "main details:not([open])");
  await visitor.until(
    "a question unfolds",
    async () => (await visitor.tab.evaluate(open)) !== before,
  );
  await visitor.press("Pricing", "footer");
  await visitor.isAt(/^\/pricing$/);
});
