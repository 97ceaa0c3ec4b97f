/** Whether a text holds an address that mail could be sent to. */
export const looksLikeEmail = (text: string) =>
  /(^|[\s<(:,])[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+/i.test(
    text,
  );
