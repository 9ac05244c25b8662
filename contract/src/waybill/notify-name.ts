/**
 * The names that a text of whom to notify may begin with: its first line, and what stands in it before a comma, behind
 * which airlines' messages write the address.
 */
export function namesToNotify(text: string): string[] {
  const line =
    text
      .trim()
      .split(/[\r\n\u2028]/, 1)[0]
      ?.trim() ?? "";
  const beforeComma = line.split(/[,，、،;；؛]/, 1)[0]?.trim() ?? "";
  return [...new Set([line, beforeComma])].filter((name) => name !== "");
}
