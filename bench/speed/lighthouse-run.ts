import lighthouse, { type Result } from "lighthouse";

/** Result of one run of Lighthouse. Times in milliseconds. */
export interface PageFigures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** From 0 to 100, in the order of `categories`. */
  scores: number[];
  requests: number;
  /** Bytes transferred, by kind. */
  bytes: Record<Kind, number>;
}

export const categories = ["performance", "accessibility", "best-practices", "seo"];
export const kinds = ["document", "script", "stylesheet", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

/**
 * On a busy machine the beginning of a trace is sometimes lost; Lighthouse then asks for another
 * run.
 */
const tries = 3;

/**
 * One run with Lighthouse's mobile settings (a slow phone on slow 4G, simulated).
 * @param noindex skips the check that search engines may list the page, which such pages fail on
 * purpose.
 * @throws when Lighthouse could not measure.
 */
export async function runLighthouse(
  url: string,
  port: number,
  noindex: boolean,
): Promise<PageFigures> {
  const { audits, categories: found } = await measured(url, port, noindex);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as PageFigures["bytes"];
  const { details } = audits["network-requests"] ?? {};
  const items = details?.type === "table" ? details.items : [];
  const loaded = items.filter(({ url: address }) => !String(address).startsWith("data:"));
  for (const { resourceType, transferSize } of loaded) {
    const kind = kinds.find((name) => name === String(resourceType).toLowerCase()) ?? "other";
    bytes[kind] += Number(transferSize);
  }
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    requests: loaded.length,
    bytes,
  };
}

async function measured(url: string, port: number, noindex: boolean): Promise<Result> {
  let problem = "no result";
  for (let attempt = 0; attempt < tries; attempt++) {
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "silent",
      onlyCategories: categories,
      skipAudits: noindex ? ["is-crawlable"] : [],
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse on ${url}: ${problem}`);
}
