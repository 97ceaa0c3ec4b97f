import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { site } from "#content/site.ts";
import { captchaProviders } from "#contract/captcha-providers.ts";
import { type SiteConfig, siteConfigSchema } from "#contract/site-config.ts";
import { parsePeople } from "./desk/people.ts";
import { parseHookTargets } from "./webhooks/hook-targets.ts";

/** An invalid setting. The message is one line that explains what to set. */
export class EnvError extends Error {}

const mailPattern = /^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** Each kind of value carries what to say after "set it to". */
const oneOf = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${options.join(", ")}`);

const mailAddress = v.pipe(
  v.string(),
  v.regex(mailPattern, "one mail address such as me@example.com"),
);

const whole = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, wanted),
    v.transform(Number),
    v.minValue(min, wanted),
    v.maxValue(max, wanted),
  );
};

/** A URL with one of the schemes, stored without trailing slashes. */
const url = (schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const address = URL.parse(text);
      return !!address?.hostname && schemes.includes(address.protocol.slice(0, -1));
    }, `an address such as ${example}`),
    v.transform((text) => text.replace(/\/+$/, "")),
  );
const webUrl = (example: string) => url(["https", "http"], example);

/** Private hosts and networks that webhook connections may reach, parsed. */
const hookTargets = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const targets = parseHookTargets(dataset.value);
    if (targets) return targets;
    addIssue({ message: "names, addresses or networks such as 10.1.0.0/16, crm.internal" });
    return NEVER;
  }),
);

/** People who may sign in to the desk. */
const people = v.pipe(
  v.string(),
  v.check(
    (text) => parsePeople(text) !== undefined,
    "addresses such as Nora Bell <nora@example.com>, sam@example.com",
  ),
  v.transform((text) => parsePeople(text) ?? []),
);

const text = v.string();
const mailDomain = (address: string) => address.split("@")[1] ?? "";
const mostMessages = 1_000_000_000;

/** All settings by the names of their variables. None is required. */
const variables = v.object({
  PORT: v.optional(whole(0, 65_535), "3000"),
  HOST: v.optional(text),
  SITE_URL: v.optional(webUrl("https://www.example.com")),
  DATA_DIR: v.optional(text, "./data"),
  BUILD_DIR: v.optional(text, resolve(import.meta.dirname, "..", "build")),
  DATABASE_URL: v.optional(url(["postgres", "postgresql"], "postgres://me:pw@host:5432/farline")),
  SMTP_URL: v.optional(url(["smtp", "smtps"], "smtps://me:password@mail.example.com")),
  MAIL_TO: v.optional(mailAddress, site.email),
  MAIL_FROM: v.optional(mailAddress),
  CAPTCHA_PROVIDER: v.optional(oneOf(captchaProviders), "altcha"),
  CAPTCHA_SITE_KEY: v.optional(text, ""),
  CAPTCHA_SECRET: v.optional(text, ""),
  CAPTCHA_VERIFY_URL: v.optional(webUrl("https://captcha.example.com/siteverify")),
  API_HOST: v.optional(webUrl("https://api.example.com")),
  BLOG_SOURCE: v.optional(text, site.id),
  DASHBOARD_URL: v.optional(
    webUrl("https://app.example.com"),
    `https://app.${mailDomain(site.email)}`,
  ),
  SCHEDULING_URL: v.optional(webUrl("https://cal.example.com/team/30min")),
  VOICE_AGENT_URL: v.optional(
    url(["https", "http", "wss", "ws"], "https://voice.example.com/agent"),
  ),
  LLM_URL: v.optional(webUrl("https://api.example.com/v1")),
  LLM_MODEL: v.optional(text, ""),
  LLM_KEY: v.optional(text),
  FEED_TOKEN: v.optional(text),
  DESK: v.optional(people),
  METRICS_TOKEN: v.optional(text),
  HOOK_ALLOW: v.optional(hookTargets, ""),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((said) => ({ true: "1", false: "0" })[said] ?? said),
      whole(0, 10),
    ),
    "0",
  ),
  LIMIT_PER_CLIENT: v.optional(whole(1, mostMessages), "20"),
  LIMIT_OVERALL: v.optional(whole(1, mostMessages), "600"),
  COUNTS: v.optional(oneOf(["on", "off"]), "on"),
  COUNTS_MONTHS: v.optional(whole(14, 1200), "36"),
  LOG_LEVEL: v.optional(oneOf(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
});

/** Names of all variables, in the order of the documentation. */
export const variableNames = Object.keys(variables.entries);

type Input = Record<string, string | undefined>;

/**
 * Parses the configuration from a record of strings; an empty string means unset.
 * @throws EnvError at the first malformed or unknown value.
 */
export function parseEnv(input: Input) {
  const values: Input = {};
  for (const name of variableNames) values[name] = input[name]?.trim() || undefined;
  const read = v.safeParse(variables, values, { abortEarly: true });
  if (!read.success) {
    const name = String(read.issues[0].path?.[0].key);
    throw refused(name, read.issues[0].message, values[name]);
  }
  const set = read.output;
  if (set.CAPTCHA_PROVIDER !== "altcha") {
    const provider = set.CAPTCHA_PROVIDER;
    if (!set.CAPTCHA_SITE_KEY) throw missing("CAPTCHA_SITE_KEY", `the site key of ${provider}`);
    if (!set.CAPTCHA_SECRET) throw missing("CAPTCHA_SECRET", `the secret key of ${provider}`);
  }
  const siteUrl = set.SITE_URL ?? `http://localhost:${set.PORT}`;
  // Over plain HTTP, desk sessions would be sent unencrypted.
  if (set.DESK && !isPrivateWay(siteUrl))
    throw refused("SITE_URL", "an https address while DESK is set", siteUrl);
  return {
    port: set.PORT,
    host: set.HOST,
    /** Folder of the database, the mails and the secrets of the embedded defaults. */
    dataDir: resolve(set.DATA_DIR),
    /** Folder of the built site. */
    buildDir: resolve(set.BUILD_DIR),
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailTo: set.MAIL_TO,
    mailFrom: set.MAIL_FROM ?? `website@${mailDomain(set.MAIL_TO)}`,
    apiHost: set.API_HOST ?? "",
    blogSource: set.BLOG_SOURCE,
    dashboardUrl: set.DASHBOARD_URL,
    captchaProvider: set.CAPTCHA_PROVIDER,
    captchaSiteKey: set.CAPTCHA_SITE_KEY,
    captchaSecret: set.CAPTCHA_SECRET,
    captchaVerifyUrl: set.CAPTCHA_VERIFY_URL,
    schedulingUrl: set.SCHEDULING_URL ?? "",
    voiceAgentUrl: set.VOICE_AGENT_URL ?? "",
    siteUrl,
    /** Number of proxies in front of us that add to X-Forwarded-For; 0: the header is ignored. */
    trustProxy: set.TRUST_PROXY,
    /** Messages that one client may send in ten minutes. */
    limitPerClient: set.LIMIT_PER_CLIENT,
    /** Messages that all clients together may send in a minute. */
    limitOverall: set.LIMIT_OVERALL,
    metricsToken: set.METRICS_TOKEN,
    feedToken: set.FEED_TOKEN,
    /** Private targets that webhooks may reach. */
    hookAllow: set.HOOK_ALLOW,
    /** People who may sign in to the desk; if empty, there is no desk. */
    desk: set.DESK ?? [],
    llmUrl: set.LLM_URL,
    llmModel: set.LLM_MODEL,
    llmKey: set.LLM_KEY,
    /** Whether visits are counted. */
    counts: set.COUNTS === "on",
    /** Months for which the counts are kept. */
    countsMonths: set.COUNTS_MONTHS,
    logLevel: set.LOG_LEVEL,
  };
}

/** Whether traffic between a browser and this URL is safe from eavesdropping. */
function isPrivateWay(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" || /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** The parsed configuration. */
export type Env = ReturnType<typeof parseEnv>;

/** The message omits the value if it may contain a password. */
function refused(name: string, wanted: string, value = ""): EnvError {
  const shown = /SECRET|KEY|TOKEN|_URL$/.test(name) ? "" : ` "${value}"`;
  return new EnvError(`${name}${shown} cannot be used: set it to ${wanted}, or leave it unset.`);
}

/** A key that the chosen captcha provider requires. */
function missing(name: string, wanted: string): EnvError {
  return new EnvError(`${name} is missing: set it to ${wanted}, or leave CAPTCHA_PROVIDER unset.`);
}

/** The part of the configuration that is written into the pages. */
export function publicEnv(env: Env): SiteConfig {
  return v.parse(siteConfigSchema, env);
}

/**
 * The configuration of this process: the only place that reads `process.env`. Variables that are
 * not set there are read from `.env`, if it exists.
 */
export function readEnv(): Env {
  if (existsSync(".env")) process.loadEnvFile();
  return parseEnv(process.env);
}
