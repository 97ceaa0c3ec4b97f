/** The mail with the link to the desk. */
export const signInMail = {
  subject: "Enter the desk",
  greeting: (name: string) => `${name},`,
  asked: (time: string, browser: string) =>
    `you asked to enter at ${time}, in ${browser}. In that browser, press:`,
  code: (code: string) => `or type this code there: ${code}`,
  ends: (time: string) => `Both end at ${time}, or when used. If it was not you, do nothing.`,
} as const;
