const utf8 = "; charset=utf-8";

const types: Record<string, string> = {
  ".html": `text/html${utf8}`,
  ".js": `text/javascript${utf8}`,
  ".mjs": `text/javascript${utf8}`,
  ".css": `text/css${utf8}`,
  ".json": "application/json",
  ".map": "application/json",
  // Data that React Router fetches when it navigates to another page.
  ".data": `text/x-script${utf8}`,
  ".webmanifest": "application/manifest+json",
  ".txt": `text/plain${utf8}`,
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": `text/vtt${utf8}`,
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
  ".ics": `text/calendar${utf8}`,
};

/** Content-Type for a file extension, including the dot. */
export function typeOf(extension: string): string {
  return types[extension.toLowerCase()] ?? "application/octet-stream";
}
