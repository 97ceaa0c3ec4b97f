import { expect, it } from "vitest";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp } from "#server/testing/test-app.ts";

describeEngines("addresses with a null character", ({ open }) => {
  it("lead nowhere, whether it is in the path or in the query", async () => {
    const { app } = await createTestApp(await open());
    for (const path of ["/%00", "/api/blogs/%00", "/blogs/a%00b", "/booking?token=%00"]) {
      const { status } = await app.request(path);
      expect(status, path).toBe(404);
    }
    expect((await app.request("/api/blogs/a%2500")).status).toBe(404);
  });
});
