/**
 * The name in the text of whom to notify: its first line, as far as the address begins, which airlines' messages write
 * behind a comma. A single word before a comma is a person's family name and ends nothing.
 */
export function nameToNotify(text: string): string {
  const line =
    text
      .trim()
      .split(/[\r\n]/, 1)[0]
      ?.trim() ?? "";
  const [first = "", ...address] = line.split(/[,，،;；]/);
  return address.length > 0 && /\s|\p{Script=Han}{4}/u.test(first.trim()) ? first.trim() : line;
}
