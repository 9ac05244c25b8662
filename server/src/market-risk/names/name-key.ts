import anyAscii from "any-ascii";
import { editsBetween } from "./edits.ts";

/** Company forms: a name that agrees in nothing else is no hit (issue "whom not to deal with"). Longest first where one begins another. */
const chineseForms =
  /股份有限公司|有限责任公司|集团有限公司|有限公司|股份公司|集团公司|责任公司|总公司|分公司|公司|株式会社|有限会社/gu;
const arabicForms =
  /(?<!\p{L})(?:ال)?(?:شركة|شركه|مؤسسة|موسسة|مؤسسه|مجموعة|مجموعه|ذ\s*\.?\s*م\s*\.?\s*م|ش\s*\.?\s*م\s*\.?\s*م?|محدودة|المحدودة|مساهمة)(?!\p{L})/gu;
const latinForms = new Set(
  (
    "ltd limited llc lllp llp lp inc incorporated corp corporation co company cia gmbh mbh kg ag sa sas sarl sarlu srl spa " +
    "bv nv plc pjsc ojsc cjsc jsc pjs ooo oao zao pao ao tov fze fzco fzc fz dmcc wll bsc saoc saog est establishment " +
    "pte pvt pty sdn bhd tbk pt cv ab as asa oy oyj aps kft zrt doo dd ad eood ood ead sro sp zoo kk yk ltda eirl sl slu " +
    "sicav spc qsc qpsc kscc ksc sal sae scs snc gie public private open closed joint stock liability"
  ).split(" "),
);
/** Forms long enough to be recognised with two letters swapped or one missing. */
const longForms = [...latinForms].filter((form) => form.length > 5);
const isForm = (word: string) =>
  latinForms.has(word) ||
  (word.length > 4 &&
    longForms.some((form) => Math.abs(form.length - word.length) < 2 && editsBetween(form, word) < 2));

/** Words that stand in names without naming anybody. */
const particles = new Set(
  "al el ul ad as ash at az an ar bin ibn bn bnt bint ben ould de del della di da dos das du des la le les los van von der den the of and y e i wa for".split(
    " ",
  ),
);
/** Words of Chinese company names, with the English words of their Latin form. */
const chineseWords: ReadonlyArray<readonly [string, string]> = [
  ["进出口", " import export "],
  ["国际", " international "],
  ["贸易", " trading "],
  ["商贸", " trading "],
  ["科技", " technology "],
  ["技术", " technology "],
  ["物流", " logistics "],
  ["货运", " freight "],
  ["航运", " shipping "],
  ["船务", " shipping "],
  ["海运", " shipping "],
  ["航空", " aviation "],
  ["石油", " petroleum "],
  ["化工", " chemical "],
  ["电子", " electronics "],
  ["机械", " machinery "],
  ["实业", " industrial "],
  ["工业", " industry "],
  ["能源", " energy "],
  ["投资", " investment "],
  ["银行", " bank "],
  ["集团", " group "],
  ["大学", " university "],
  ["研究所", " institute "],
  ["研究院", " academy "],
  ["香港", " hong kong "],
];

const han = /\p{Script=Han}/u;

/** Splits what `any-ascii` made of Chinese into its syllables: `ShenZhen` is two. */
function syllables(text: string): string {
  return anyAscii(text).replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

function latinOf(text: string): string {
  let left = text.normalize("NFKC").replace(chineseForms, " ").replace(arabicForms, " ");
  if (han.test(left)) for (const [chinese, english] of chineseWords) left = left.replaceAll(chinese, english);
  return left
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, "")
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, "")
    .replace(/\p{Script=Han}+/gu, (run) => ` ${syllables(run)} `)
    .replace(/\p{L}+|[^\p{L}]+/gu, (run) => anyAscii(run))
    .toLowerCase();
}

/**
 * A name as decisions are tied to it: without company forms and particles, in order; the empty text where nothing is left.
 * Decisions are kept by it, so it never changes, whatever becomes of the comparison (`name-words.ts`).
 */
export function nameKey(name: string): string {
  const plain = latinOf(name)
    .replace(/['`’]/g, "")
    // S.A.R.L. is a form, J.K. are initials.
    .replace(/\b(?:[a-z]\.){2,}(?:[a-z]\b)?/g, (dotted) => dotted.replaceAll(".", ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const words = plain.split(" ").filter((word) => !isForm(word));
  return words.filter((word) => !particles.has(word)).join(" ");
}
