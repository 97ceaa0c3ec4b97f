import { join, resolve } from "node:path";
import type { Config } from "@react-router/dev/config";

const root = join(import.meta.dirname, "../..");

/** The desk is an application of its own: no public page can name a file of it. */
export default {
  appDirectory: ".",
  basename: "/desk",
  buildDirectory: join(resolve(process.env.BUILD_DIR ?? join(root, "build")), "desk"),
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
