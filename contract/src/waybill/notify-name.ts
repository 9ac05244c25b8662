/**
 * The names that a text of whom to notify may begin with: its first line, and what stands in it before a comma, behind
 * which airlines' messages write the address.
 */
export function namesToNotify(text: string): string[] {
  const line =
    text
      .trim()
      .split(/[\r\n]/, 1)[0]
      ?.trim() ?? "";
  const beforeComma = line.split(/[,，،;；]/, 1)[0]?.trim() ?? "";
  return [...new Set([line, beforeComma])].filter((name) => name !== "");
}

/** The likeliest of these names. A single word before a comma is a person's family name and ends nothing. */
export function nameToNotify(text: string): string {
  const [line = "", beforeComma = ""] = namesToNotify(text);
  return /\s|\p{Script=Han}{4}/u.test(beforeComma) ? beforeComma : line;
}
