import { expect, expectAccessible, test } from "./test.ts";

for (const { path, sections, updated } of [
  { path: "/terms-and-conditions", sections: 14, updated: "August 2025" },
  { path: "/privacy-policy", sections: 13, updated: "August 2025" },
  { path: "/accessibility", sections: 5, updated: "August 2025" },
  { path: "/security", sections: 8, updated: "November 2026" },
]) {
  test(`${path} has ${sections} numbered sections, and contents that lead to them`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page);
    await expect(page.getByText(`Last updated ${updated}`)).toBeVisible();
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(
      Array.from({ length: sections }, (_, index) => new RegExp(`^${index + 1}\\. `)),
    );
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    await expect(contents).toHaveCount(sections);
    await contents.last().click();
    await expect(headings.last()).toBeInViewport();
  });
}

test("on a phone the contents unfold, and fold again when a section is chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/terms-and-conditions");
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents).toBeHidden();
  await page.getByText("14 sections").click();
  await contents.getByRole("link", { name: /Governing law/ }).click();
  await expect(page.getByRole("heading", { name: "12. Governing law" })).toBeInViewport();
  await expect(contents).toBeHidden();
});
