import anyAscii from "any-ascii";
import { plainName } from "#core/party-names";

/** A name as remitters' and customers' names are compared: by its letters, whatever script and however it is divided into words. */
export interface NameLetters {
  /** Latin letters and digits, run together. */
  readonly letters: string;
  /** Its consonants, with those made one that transliterations confuse. */
  readonly consonants: string;
  /** It was written without its vowels, as Arabic is. */
  readonly isConsonantal: boolean;
}

const chineseForms = /股份有限公司|有限责任公司|有限公司|总公司|分公司|公司|集团/gu;
const arabicForms = /(?<!\p{L})(?:ال)?(?:شركه|موسسه|مجموعه|ذ\s*م\s*م|محدوده|المحدوده)(?!\p{L})/gu;
const latinForms = new Set(
  (
    "ltd limited llc inc corp corporation co company gmbh ag sa sarl srl bv nv plc fze fzco fzc fz est establishment pte pvt " +
    "sdn bhd jsc wll youxian gongsi zeren gufen youxiangongsi al el the of and for"
  ).split(" "),
);
/** Trade words with their English ones: banks abroad write a name's translation as often as its sound. */
const tradeWords: readonly (readonly [RegExp, string])[] = [
  [/进出口|\bjin ?chu ?kou\b/g, " import export "],
  [/国际货运代理|\bguoji ?huoyun ?(?:daili)?\b/g, " international freight "],
  [/国际|\bguo ?ji\b/g, " international "],
  [/货运代理|货运|货代/g, " freight "],
  [/商贸|贸易|\b(?:shang)?mao ?yi\b|\bshang ?mao\b|للتجاره/g, " trading "],
  [/科技|\bke ?ji\b/g, " technology "],
  [/电子|\bdian ?zi\b|للالكترونيات/g, " electronics "],
  [/机械|\bji ?xie\b/g, " machinery "],
  [/物流|\bwu ?liu\b/g, " logistics "],
  [/五金制品/g, " hardware products "],
  [/五金/g, " hardware "],
  [/家具|\bjia ?ju\b/g, " furniture "],
  [/服装|\bfu ?zhuang\b/g, " garments "],
  [/食品|للمواد الغذاييه/g, " foodstuff "],
  [/建材|لمواد البناء/g, " building materials "],
  [/للشحن/g, " shipping "],
  [/للنقل/g, " transport "],
  [/للمقاولات/g, " contracting "],
  [/للادوات المنزليه/g, " household goods "],
  [/香港|\bxiang ?gang\b/g, " hongkong "],
  [/\bhong kong\b/g, "hongkong"],
];
/** Letters that transliterations write differently, longest first. */
const confused: readonly (readonly [RegExp, string])[] = [
  [/sch|tch|ch|sh|zh|dj|j(?=[aeiou])/g, "s"],
  [/kh|q|ck|c(?![eiy])|gh|g/g, "k"],
  [/c|z|x|j/g, "s"],
  [/th|dh|d/g, "t"],
  [/ph|v/g, "f"],
  [/p/g, "b"],
];

/** The letters of a name, without the company's form, with trade words in English. */
export function nameLetters(name: string): NameLetters {
  const plain = plainName(name);
  const isConsonantal = /\p{Script=Arabic}/u.test(plain);
  const bare = plain
    .replace(chineseForms, " ")
    .replace(arabicForms, " ")
    .replace(/(?<=\p{Script=Han}{2})[市省县]/gu, "");
  const translated = tradeWords.reduce((text, [own, english]) => text.replace(own, english), bare);
  const words = anyAscii(translated.replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, ""))
    .toLowerCase()
    .replace(/['’`&]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !latinForms.has(word))
    .map((word) => word.replace(/^(?:al|el)(?=[a-z]{4})/, "").replace(/(?<=[a-z]{4})shi$/, ""));
  const letters = words.join("");
  const skeleton = confused.reduce((text, [from, to]) => text.replace(from, to), letters);
  return { letters, consonants: skeleton.replace(/[aeiouywh]/g, "").replace(/(.)\1+/g, "$1"), isConsonantal };
}
