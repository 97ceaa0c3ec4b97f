import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  base: "/desk/",
  publicDir: false,
  // A build may lie where no packages are found.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    // The server sets no NODE_ENV: it would render every page with React's slow development build.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  plugins: [reactRouter()],
  build: {
    emptyOutDir: true,
    // Under the policy of the desk nothing inline is loaded.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome120", "safari17.2", "firefox121"],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
            },
            // One file instead of a dozen small ones that every page would have to name.
            { name: "desk", minShareCount: 3 },
          ],
        },
      },
    },
  },
}));
