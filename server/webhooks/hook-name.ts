/**
 * What an endpoint is called: its name, or the host of its address. Never the whole address, which
 * may be a secret.
 */
export const hookName = ({ name, url }: { name: string; url: string }): string =>
  name || (URL.parse(url)?.host ?? "");
