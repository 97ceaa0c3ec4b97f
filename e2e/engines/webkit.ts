import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Engine, Tab } from "./engine.ts";

/** Longest time for one program to begin, and for one command, in milliseconds. */
const patience = 60_000;
/** Larger than any window of a journey. */
const screen = "1600x1200x24";

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

/** WebKitGTK's MiniBrowser through its WebDriver, on a screen of its own. */
export async function startWebKit(paths: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<Engine> {
  const { display, process: server } = await startScreen(paths.screen);
  return {
    async open({ scripts, ...size }) {
      // One driver has one session.
      const port = await freePort();
      const env = { ...process.env, DISPLAY: display };
      const driver = spawn(paths.driver, [`--port=${port}`], { env, stdio: "ignore" });
      // In full screen it has no toolbar, whose buttons keep a window from being as small as a phone.
      const noScripts = scripts ? [] : ["--enable-javascript=false"];
      const args = ["--automation", "--full-screen", ...noScripts];
      const session = await openSession(port, { binary: paths.browser, args }).catch(
        async (error) => {
          await end(driver);
          throw error;
        },
      );
      await session.manage().setTimeouts({ pageLoad: patience, script: patience });
      const opened = giveUp(tab(session, () => end(driver)));
      await opened.resize(size);
      return opened;
    },
    close: () => end(server),
  };
}

function tab(session: WebDriver, closed: () => Promise<void>): Tab {
  const pointer = (x: number, y: number) =>
    session
      .actions()
      .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    goto: (address) => session.get(address),
    evaluate: (run, ...given) =>
      session.executeScript(`return (${run}).apply(null, arguments)`, ...given),
    point: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    resize: async (size) =>
      void (await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    close: async () => {
      await session.quit().finally(closed);
    },
  };
}

/** The driver never answers a command whose browser has crashed. */
function giveUp(opened: Tab): Tab {
  const limited = Object.entries(opened).map(([name, command]) => [
    name,
    (...given: unknown[]) => {
      const late = new Promise((_, reject) =>
        setTimeout(reject, 2 * patience, new Error(`WebKit did not answer: ${name}`)).unref(),
      );
      return Promise.race([(command as (...given: unknown[]) => unknown)(...given), late]);
    },
  ]);
  return Object.fromEntries(limited);
}

/** The driver takes a moment until it listens. */
async function openSession(port: number, options: object): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": options,
  });
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Starts a screen in memory that chooses a free number for itself. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = child.stdio[3];
  if (!number) throw new Error("The screen cannot say its number");
  const [first] = (await once(number, "data", { signal: AbortSignal.timeout(patience) })) as [
    Buffer,
  ];
  return { display: `:${String(first).trim()}`, process: child };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
