import { describe, expect, it } from "vitest";
import { EnvError, parseEnv, publicEnv } from "./env.ts";

describe("parseEnv", () => {
  it("needs nothing", () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ port: 3000, captchaProvider: "altcha", trustProxy: 0 });
    expect(env.siteUrl).toBe("http://localhost:3000");
    expect(env.mailFrom.split("@")[1]).toBe(env.mailTo.split("@")[1]);
  });

  it("takes an empty value for an unset one", () => {
    expect(parseEnv({ PORT: "", SMTP_URL: " " })).toEqual(parseEnv({}));
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://host/db"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_TO", "not an address"],
    ["MAIL_FROM", "a@b.com\r\nBcc: c@d.com"],
    ["API_HOST", "javascript:alert(1)"],
    ["SITE_URL", "www.example.com"],
    ["CAPTCHA_PROVIDER", "captcha9000"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that says what to set", (name, value) => {
    const run = () => parseEnv({ [name]: value });
    expect(run).toThrow(EnvError);
    expect(run).toThrow(new RegExp(`^${name}.*set it to [^\\n]*$`, "s"));
  });

  it("never quotes a value that may hold a password", () => {
    const run = () => parseEnv({ DATABASE_URL: "mysql://me:secret@host/db" });
    expect(run).not.toThrow(/secret/);
  });

  it("asks for both keys of a captcha service", () => {
    expect(() => parseEnv({ CAPTCHA_PROVIDER: "turnstile" })).toThrow(/CAPTCHA_SITE_KEY/);
    expect(() => parseEnv({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "k" })).toThrow(
      /CAPTCHA_SECRET/,
    );
  });

  it("gives the pages no secret", () => {
    const env = parseEnv({
      CAPTCHA_PROVIDER: "hcaptcha",
      CAPTCHA_SITE_KEY: "public",
      CAPTCHA_SECRET: "hidden-1",
      SMTP_URL: "smtp://me:hidden-2@localhost",
      LLM_KEY: "hidden-3",
    });
    expect(JSON.stringify(publicEnv(env))).not.toContain("hidden");
  });
});
