/**
 * Milliseconds for which a challenge of the built-in captcha is valid: long enough for a message that
 * is written slowly. The browser counts them itself, because its clock may be wrong.
 */
export const proofLifetime = 3_600_000;

/** URLs and names of another company's captcha, from its documentation. */
interface CaptchaService {
  /** `render=explicit`: nothing is drawn until the page says where. */
  script: string;
  /** Name of the script's global. */
  global: string;
  /** Where its tokens are verified. */
  verify: string;
  /** Sources that its widget loads, for the content security policy. */
  sources: { script: string[]; frame: string[]; connect: string[] };
}

/** Captchas of other companies. To add one, write an entry here. */
export const captchaServices = {
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js?render=explicit",
    global: "grecaptcha",
    verify: "https://www.google.com/recaptcha/api/siteverify",
    sources: {
      script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
      frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
      connect: ["https://www.google.com/recaptcha/"],
    },
  },
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    verify: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    sources: {
      script: ["https://challenges.cloudflare.com"],
      frame: ["https://challenges.cloudflare.com"],
      connect: [],
    },
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js?render=explicit",
    global: "hcaptcha",
    verify: "https://api.hcaptcha.com/siteverify",
    sources: {
      script: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      frame: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      connect: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    },
  },
} satisfies Record<string, CaptchaService>;

export type CaptchaServiceName = keyof typeof captchaServices;
/** Our own proof of work, or another company's captcha, as named in CAPTCHA_PROVIDER. */
export type CaptchaProvider = "altcha" | CaptchaServiceName;

export const captchaProviders: readonly CaptchaProvider[] = [
  "altcha",
  ...(Object.keys(captchaServices) as CaptchaServiceName[]),
];
