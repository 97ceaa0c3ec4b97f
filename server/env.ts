import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { site } from "#content/site.ts";
import { type CaptchaProvider, captchaProviders } from "#contract/captcha-providers.ts";

/** Everything that can be configured; nothing has to be. Built once by `parseEnv`. */
export interface Env {
  port: number;
  host: string | undefined;
  dataDir: string;
  /** Folder of the built site. */
  buildDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailTo: string;
  /** Base URL without a trailing slash; empty: the pages call their own origin. */
  apiHost: string;
  blogSource: string;
  dashboardUrl: string;
  captchaProvider: CaptchaProvider;
  captchaSiteKey: string;
  captchaSecret: string;
  captchaVerifyUrl: string | undefined;
  schedulingUrl: string;
  voiceAgentUrl: string;
  siteUrl: string;
  /** How many proxies in front of us add to X-Forwarded-For; 0: none is believed. */
  trustProxy: number;
  /** Messages that one client may send in ten minutes. */
  limitPerClient: number;
  /** Messages that all clients together may send in a minute. */
  limitOverall: number;
  metricsToken: string | undefined;
  feedToken: string | undefined;
  llmUrl: string | undefined;
  llmModel: string;
  llmKey: string | undefined;
  logLevel: string;
}

/** The values that pages need; the Vite config defines them at build. No secret is among them. */
export type PublicEnv = ReturnType<typeof publicEnv>;

/** A value that cannot be used. The message is one line that says what to set. */
export class EnvError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
const mailPattern = /^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/**
 * Reads the configuration from a record of strings (empty means unset).
 * @throws EnvError at the first malformed or unknown value.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const text = (name: string) => input[name]?.trim() || undefined;
  const fail = (name: string, wanted: string): never => {
    const secret = /SECRET|KEY|TOKEN|_URL$/.test(name) ? "" : ` "${text(name) ?? ""}"`;
    throw new EnvError(`${name}${secret} cannot be used: set it to ${wanted}, or leave it unset.`);
  };
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const ok = /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
    return ok ? Number(value) : fail(name, `a whole number from ${min} to ${max}`);
  };
  const oneOf = <T extends string>(name: string, options: readonly T[], fallback: T): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    return options.find((option) => option === value) ?? fail(name, `one of ${options.join(", ")}`);
  };
  const url = (name: string, schemes: string[], example: string) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = URL.parse(value);
    const usable = parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname;
    return usable ? value.replace(/\/+$/, "") : fail(name, `an address such as ${example}`);
  };
  const mail = (name: string, fallback: string) => {
    const value = text(name);
    if (value === undefined) return fallback;
    return mailPattern.test(value) ? value : fail(name, "one mail address such as me@example.com");
  };
  const web = (name: string, example: string) => url(name, ["https", "http"], example);

  const port = whole("PORT", 3000, 0, 65535);
  const mailTo = mail("MAIL_TO", site.email);
  const captchaProvider = oneOf<CaptchaProvider>("CAPTCHA_PROVIDER", captchaProviders, "altcha");
  const captchaSiteKey = text("CAPTCHA_SITE_KEY") ?? "";
  const captchaSecret = text("CAPTCHA_SECRET") ?? "";
  if (captchaProvider !== "altcha") {
    if (!captchaSiteKey) fail("CAPTCHA_SITE_KEY", `the site key of ${captchaProvider}`);
    if (!captchaSecret) fail("CAPTCHA_SECRET", `the secret key of ${captchaProvider}`);
  }
  const dataDir = text("DATA_DIR") ?? "./data";
  const trust = text("TRUST_PROXY");
  return {
    port,
    host: text("HOST"),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    buildDir: resolve(text("BUILD_DIR") ?? defaultBuild),
    databaseUrl: url(
      "DATABASE_URL",
      ["postgres", "postgresql"],
      "postgres://me:pw@host:5432/farline",
    ),
    smtpUrl: url("SMTP_URL", ["smtp", "smtps"], "smtps://me:password@mail.example.com"),
    mailTo,
    mailFrom: mail("MAIL_FROM", `website@${mailTo.split("@")[1]}`),
    apiHost: web("API_HOST", "https://api.example.com") ?? "",
    blogSource: text("BLOG_SOURCE") ?? site.id,
    dashboardUrl: web("DASHBOARD_URL", "https://app.example.com") ?? defaultDashboard,
    captchaProvider,
    captchaSiteKey,
    captchaSecret,
    captchaVerifyUrl: web("CAPTCHA_VERIFY_URL", "https://captcha.example.com/siteverify"),
    schedulingUrl: web("SCHEDULING_URL", "https://cal.example.com/team/30min") ?? "",
    voiceAgentUrl:
      url("VOICE_AGENT_URL", ["https", "http", "wss", "ws"], "https://voice.example.com/agent") ??
      "",
    siteUrl: web("SITE_URL", "https://www.example.com") ?? `http://localhost:${port}`,
    trustProxy: trust === "true" ? 1 : trust === "false" ? 0 : whole("TRUST_PROXY", 0, 0, 10),
    limitPerClient: whole("LIMIT_PER_CLIENT", 20, 1, 1_000_000_000),
    limitOverall: whole("LIMIT_OVERALL", 600, 1, 1_000_000_000),
    metricsToken: text("METRICS_TOKEN"),
    feedToken: text("FEED_TOKEN"),
    llmUrl: web("LLM_URL", "https://api.example.com/v1"),
    llmModel: text("LLM_MODEL") ?? "",
    llmKey: text("LLM_KEY"),
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  };
}

const defaultBuild = resolve(import.meta.dirname, "..", "build");
const defaultDashboard = `https://app.${site.email.split("@")[1]}`;

/** What the build writes into the pages. */
export function publicEnv(env: Env) {
  return {
    apiHost: env.apiHost,
    blogSource: env.blogSource,
    dashboardUrl: env.dashboardUrl,
    captchaProvider: env.captchaProvider,
    captchaSiteKey: env.captchaSiteKey,
    schedulingUrl: env.schedulingUrl,
    voiceAgentUrl: env.voiceAgentUrl,
    siteUrl: env.siteUrl,
    mailTo: env.mailTo,
  };
}

/**
 * The configuration of this process: the only place that reads `process.env`. What the environment
 * does not say is taken from `.env`, where there is one.
 */
export function readEnv(): Env {
  if (existsSync(".env")) process.loadEnvFile();
  return parseEnv(process.env);
}
