/** A word of a Latin name as it stands there, and its letters. */
export interface Token {
  written: string;
  text: string;
}

const servant = /^abd(?:[aeiou](?:[lrsntzd]|sh)?)?$/;
const father = /^ab(?:u|ou|oo|o)$/;
export const article = /^(?:al|el|ul|ad|as|ash|at|az|an|ar|ur|us|ud|er|es|ed)$/;
const god = /^(?:[aeou]?l?l+ah?|[aeou]l+[ao]h)$/;
const faith = /^(?:[aeou][ld])?d(?:i|ee)ne?$/;

/** Compounds of Arabic names are one word in one spelling: Abdul Rahman, Abu Bakr, Nasr Allah, Badr al-Din. */
export function joinCompounds(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  let begun: Token | null = null;
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    const written: string = begun ? `${begun.written} ${token.written}` : token.written;
    if (begun && article.test(text) && at + 1 < tokens.length) {
      begun = { written, text: begun.text };
      continue;
    }
    const last = made.at(-1);
    const behind = at > 0 && article.test(tokens[at - 1]?.text ?? "") ? made.at(-2) : last;
    if (!begun && last && behind && text.length > 2 && (god.test(text) || faith.test(text)) && behind.text.length > 2) {
      if (behind !== last) made.pop();
      made[made.length - 1] = {
        written: `${behind.written} ${token.written}`,
        text: behind.text.replace(/(?<=[^aeiou])u$/, "") + (god.test(text) ? "allah" : "din"),
      };
      continue;
    }
    if (at + 1 < tokens.length && (servant.test(text) || father.test(text))) {
      begun = { written, text: servant.test(text) ? "abd" : "abu" };
      continue;
    }
    made.push(
      begun ? { written, text: begun.text + (god.test(text) ? "allah" : inOne(text)) } : { written, text: inOne(text) },
    );
    begun = null;
  }
  if (begun) made.push(begun);
  return made;
}

/** A compound that is written as one word already. */
function inOne(text: string): string {
  if (text.length < 6) return text;
  if (/^abd[aeiou]?l+[aeu]h?$/.test(text)) return "abdallah";
  return text
    .replace(/^bin[ae]l(?=.{4})/, "")
    .replace(/^abd[aeou]l(?=[^aeiou].{2}|[aeiou][^aeiou].{2})/, "abd")
    .replace(/^ab[ou]u?l(?=[^aeiou].{3})/, "abu")
    .replace(/^abd[aeou]([rsznt])\1(?=.{2})/, "abd$1")
    .replace(/^abd[aeoui](?=r[ae]h?[mk])/, "abd")
    .replace(/(?<=^.{3,})[aiou]l+[ao]h?$/, (end) => (/h$|^[uoa]ll/.test(end) ? "allah" : end))
    .replace(/^(.{3,}?)(?:[aeiou]l|[aeiou]?d|[aeiou])d(?:i|ee)ne?$/, "$1din");
}
