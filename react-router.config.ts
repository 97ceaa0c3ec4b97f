import type { Config } from "@react-router/dev/config";
import { everyPage } from "#content/every-page.ts";

export default {
  appDirectory: "web",
  buildDirectory: process.env.BUILD_DIR ?? "build",
  ssr: true,
  // The whole route manifest is one small file: no request per discovered link.
  routeDiscovery: { mode: "initial" },
  prerender: everyPage.filter((page) => page.prerender !== false).map((page) => page.path),
} satisfies Config;
