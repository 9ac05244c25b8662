const koreanSyllable =
  /^(?:ch|kk|tt|pp|ss|jj|[kgntdrlmpbsjh])?(?:yeo|yae|wae|oo|ee|eu|eo|ae|oe|ui|wi|wo|wa|we|ya|yo|yu|ye|ou|oh|[aeiou])(?:ng|ck|rk|[knltmpgbhr])?$/;
const koreanFamilies: Readonly<Record<string, string>> = {
  lee: "ri",
  yi: "ri",
  rhee: "ri",
  i: "ri",
  park: "pak",
  bak: "pak",
  choi: "choe",
  noh: "ro",
  no: "ro",
  roh: "ro",
  lim: "rim",
  im: "rim",
  ryu: "ryu",
  yoo: "ryu",
  you: "ryu",
  jung: "chong",
  moon: "mun",
  cho: "cho",
  paik: "paek",
  baek: "paek",
};

/** A Korean syllable in one form for the ways it is romanised; the empty text where a word is none. */
export function koreanKey(word: string): string {
  const family = koreanFamilies[word];
  if (family !== undefined) return family;
  if (word.length > 6 || !koreanSyllable.test(word)) return "";
  return word
    .replace(/^(?:kk|g)/, "k")
    .replace(/^(?:tt|d)/, "t")
    .replace(/^(?:pp|b)/, "p")
    .replace(/^(?:jj|j)/, "ch")
    .replace(/^ss/, "s")
    .replace(/^l/, "r")
    .replace(/yeo|you/, "yo")
    .replace(/eo|oo(?=k)|oh$/, "o")
    .replace(/eu|oo|ou/, "u")
    .replace(/ee/, "i")
    .replace(/g$|ck$/, (end) => (end === "g" && word.endsWith("ng") ? "g" : "k"))
    .replace(/b$/, "p")
    .replace(/r$/, "l");
}
