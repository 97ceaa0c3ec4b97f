import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "./finding.ts";

interface Check {
  /** Files from the project's folder. */
  files: string;
  line: RegExp;
  what: string;
}

/**
 * Texts that must not appear in the content or the posts of a live site. People and quotes have a
 * comment that marks them as placeholders; remove it when you replace them.
 */
const checks: readonly Check[] = [
  {
    files: "content/site.ts",
    line: /^(?!.*\bid:).*farline(?!\.example)/i,
    what: "the sample's brand",
  },
  {
    files: "{content,posts}/**/*.{ts,md}",
    line: /[\w-]\.example\b/,
    what: "an address ending in .example",
  },
  {
    files: "content/site.ts",
    line: /555-01\d\d/,
    what: "a telephone number that nobody answers (555)",
  },
  {
    files: "content/**/*.ts",
    line: /^\s*(\/\*\*|\*|\/\/).*\bplaceholders?\b/,
    what: "sample people or quotes; remove the comment with them",
  },
];

/** Reads the content and the posts of the project at `root`. */
export async function contentFindings(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { files, line, what } of checks)
    for await (const file of glob(files, { cwd: root })) {
      if (file.endsWith(".test.ts")) continue;
      const lines = (await readFile(join(root, file), "utf8")).split("\n");
      for (const [index, text] of lines.entries())
        if (line.test(text))
          findings.push({ where: `${file}:${index + 1}`, what: `${what}: ${text.trim()}` });
    }
  return findings;
}
