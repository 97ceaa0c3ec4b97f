/**
 * Renders the clips of content/videos.ts from our own scenes, frame by frame: `npm run videos [--
 * id …]` writes public/videos/<id>.{webm,mp4,vtt,avif,webp,jpg}. Needs ffmpeg and Chromium
 * (CHROME_PATH names one other than /usr/bin/chromium). Not part of `npm start`, because the
 * rendered clips are in the repository.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type VideoId, videos } from "#content/videos.ts";
import { captions } from "./captions.ts";
import { stageServer } from "./stage-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const kept = `${root}public/videos`;
const out = mkdtempSync(join(tmpdir(), "videos-"));
const size = { width: 1280, height: 720 };
const framesPerSecond = 25;
/** No clip may be larger than a photograph. */
const limit = 1.5 * 1024 * 1024;
/** Second of the clip to use as the poster: the subject is visible, but unfinished. */
const posterAt: Record<VideoId, number> = {
  "one-call": 13.2,
  "case-file": 2,
  "lead-to-file": 6.5,
  "three-chapters": 9.6,
};

const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
if (spawnSync("ffmpeg", ["-version"]).error)
  stop("ffmpeg is missing: install it (apt-get install ffmpeg).");
if (!existsSync(executablePath)) stop(`Chromium is missing at ${executablePath}: set CHROME_PATH.`);

const asked = process.argv.slice(2);
const ids = (Object.keys(videos) as VideoId[]).filter((id) => !asked.length || asked.includes(id));
const { server, origin } = await stageServer(root);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const id of ids) await render(id);
  cpSync(out, kept, { recursive: true });
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true });
}

async function render(id: VideoId) {
  const page = await browser.newPage({ viewport: size });
  page.on("pageerror", (error) => stop(`${id}: ${error.message}`));
  await page.goto(`${origin}/scripts/videos/stage.html?scene=${id}`);
  await page.waitForFunction("window.ready");
  const camera = await page.context().newCDPSession(page);
  await poster(id, await frame(page, camera, posterAt[id]));
  writeFileSync(`${out}/${id}.vtt`, captions(videos[id]));
  await film(id, page, camera);
  await page.close();
}

/** One picture as PNG. */
async function frame(page: Page, camera: CDPSession, second: number): Promise<Buffer> {
  await page.evaluate(`seek(${second})`);
  const { data } = await camera.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

async function poster(id: VideoId, picture: Buffer) {
  const image = sharp(picture);
  await Promise.all([
    image.clone().avif({ quality: 55, effort: 6 }).toFile(`${out}/${id}.avif`),
    image.clone().webp({ quality: 78, effort: 6 }).toFile(`${out}/${id}.webp`),
    image.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${out}/${id}.jpg`),
  ]);
}

async function film(id: VideoId, page: Page, camera: CDPSession) {
  const encoder = spawn("ffmpeg", encoding(`${out}/${id}`), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "exit");
  const frames = videos[id].length * framesPerSecond;
  for (let index = 0; index < frames; index++) {
    const picture = await frame(page, camera, index / framesPerSecond);
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) stop(`ffmpeg could not encode ${id}.`);
  for (const extension of ["webm", "mp4"]) {
    const { size: bytes } = statSync(`${out}/${id}.${extension}`);
    if (bytes > limit) stop(`${id}.${extension} has ${bytes} bytes, more than ${limit}.`);
    console.log(`${id}.${extension}  ${Math.round(bytes / 1024)} KB`);
  }
}

/**
 * One pass for both files. The files declare BT.709 colors; otherwise players would show a
 * different red.
 */
function encoding(file: string): string[] {
  const colors =
    "-an -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  return [
    ..."-y -loglevel error -f image2pipe".split(" "),
    ...`-framerate ${framesPerSecond} -i -`.split(" "),
    ...`${colors} -c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -cpu-used 2 -g 250`.split(" "),
    `${file}.webm`,
    ...`${colors} -c:v libx264 -crf 23 -preset slow -tune animation -movflags +faststart`.split(
      " ",
    ),
    `${file}.mp4`,
  ];
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
