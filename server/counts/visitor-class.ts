/** Programs that identify themselves; others cannot be told from a visitor. Cubot makes phones. */
const programs =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|embedly|monitor|uptime|pingdom|scan|fetch|curl|wget|python|java\/|go-http|okhttp|axios|node\b|undici|phantom|puppeteer|playwright|selenium|prerender|archive/i;

/** Whether a User-Agent belongs to a program, or is missing. */
export function isProgram(userAgent: string): boolean {
  return userAgent.length < 20 || programs.test(userAgent);
}

/** The class of a device by its User-Agent. */
export function deviceOf(userAgent: string): "phone" | "tablet" | "computer" {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone/i.test(userAgent) ? "phone" : "computer";
}

/** The first language of an Accept-Language, without its country. */
export function languageOf(accepted: string): string {
  return /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(accepted)?.[1]?.toLowerCase() ?? "other";
}
