/**
 * Whether a name is fit to be shown to whoever owns the address it came with. Anybody can enter
 * anybody's address, so a "name" that is a message or a link is not passed on.
 */
export function isPlainName(name: string): boolean {
  return name.length <= 60 && !/[/:@<>]|www\.|\.\w{2,}/i.test(name);
}
