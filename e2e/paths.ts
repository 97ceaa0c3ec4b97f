import { everyPage } from "#content/every-page.ts";
import { pages, pathOf } from "#content/pages.ts";

const post = pathOf("blogPost", { id: "the-fee-question" });

/** Made by one template from 66 sheets of facts: three stand for all where a test takes long. */
const integrationPrefix = `${pages.integrations.path}/`;
const sampled = ["google-calendar", "zoho-crm", "amazon-s3"].map((slug) =>
  pathOf("integration", { slug }),
);
const isIntegration = (path: string) => path.startsWith(integrationPrefix);

/** Every fixed address, and an article for all posts. */
export const everyPath = [...everyPage.map(({ path }) => path), post];

/** The same with three integration pages for all of them. */
export const sampledPaths = everyPath.filter(
  (path) => !isIntegration(path) || sampled.includes(path),
);

/** Whether a page is one of those that the sample leaves out. */
export const beyondTheSample = (path: string) => isIntegration(path) && !sampled.includes(path);
