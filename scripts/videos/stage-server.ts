import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".ts": "text/javascript",
  ".woff2": "font/woff2",
};

/**
 * Serves the project to the rendering browser on loopback; types are stripped from TypeScript
 * files.
 */
export async function stageServer(root: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://stage").pathname);
    const type = types[extname(path)];
    try {
      if (!type) throw new Error("Not part of a scene");
      const file = await readFile(join(root, path));
      response.writeHead(200, { "Content-Type": type });
      response.end(path.endsWith(".ts") ? stripTypeScriptTypes(file.toString()) : file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { server, origin: `http://127.0.0.1:${port}` };
}
