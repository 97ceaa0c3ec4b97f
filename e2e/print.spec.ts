import { pages } from "#content/pages.ts";
import { expect, test } from "./test.ts";

/** How dark a ground is that is wider than half of the sheet; white and none are 0. */
const darkest = () =>
  Math.max(
    ...Array.from(document.querySelectorAll("body *"), (element) => {
      if (element.getBoundingClientRect().width < innerWidth / 2) return 0;
      const [red = 255, green = 255, blue = 255, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return alpha * (1 - (red + green + blue) / 765);
    }),
  );

const sheets = [
  { page: pages.home, hasQuestions: true },
  { page: pages.attorneys, hasQuestions: true },
  { page: pages.mycase, hasQuestions: true },
  { page: pages.lawmatics, hasQuestions: false },
  { page: pages.about, hasQuestions: false },
];

for (const { page, hasQuestions } of sheets)
  test(`${page.path} on paper is its text, with every answer and without bands of ink`, async ({
    page: sheet,
  }) => {
    await sheet.goto(page.path);
    await sheet.emulateMedia({ media: "print" });
    await expect(sheet.getByRole("link", { name: "Skip to the main content" })).toBeHidden();
    await expect(sheet.getByRole("banner")).toBeHidden();
    await expect(sheet.locator("main").getByRole("button")).toHaveCount(0);
    const questions = await sheet.locator("main details[name]").count();
    const answers = await sheet.locator("main details[name] > p").all();
    expect(questions > 0).toBe(hasQuestions);
    expect(answers).toHaveLength(questions);
    for (const answer of answers) await expect(answer).toBeVisible();
    await expect(sheet.getByRole("contentinfo").locator("address")).toBeVisible();
    expect(await sheet.evaluate(darkest)).toBeLessThan(0.5);
  });
