/** Whether a text holds an address that mail could be sent to. */
export const looksLikeEmail = (text: string) =>
  /(^|[\s<(:,])[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+/i.test(
    text,
  );

/** Whether a text tries to give an address, and does not finish it. */
export const mistakenEmail = (text: string) =>
  /\S@|@\S|\barroba\b/i.test(text) && !looksLikeEmail(text);
