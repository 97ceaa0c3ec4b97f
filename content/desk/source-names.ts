/** Sources whose stored name is not how they write it. */
const names: Readonly<Record<string, string>> = {
  direct: "Direct",
  google: "Google",
  bing: "Bing",
  duckduckgo: "DuckDuckGo",
  ecosia: "Ecosia",
  yahoo: "Yahoo",
  brave: "Brave",
  facebook: "Facebook",
  newsletter: "Newsletter",
  "chatgpt.com": "ChatGPT",
  "linkedin.com": "LinkedIn",
};

/** "ChatGPT": the name of a source for people; "not told" for none. */
export const saySource = (source: string): string =>
  (Object.hasOwn(names, source) && names[source]) || source || "not told";
