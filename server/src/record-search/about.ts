import { reachOf } from "#core/db";

const mostAbout = 3;

/**
 * The texts that tell a found record apart: the one in which the search stands comes first, so that a person sees why
 * it was found, then the usual ones. At most three.
 */
export function about(search: string, usual: readonly string[], others: readonly string[] = []): string[] {
  const wanted = search.normalize("NFKC").toLowerCase();
  const reach = reachOf(search);
  const isHit = (text: string) => {
    const given = text.normalize("NFKC").toLowerCase();
    if (reach === "within") return given.includes(wanted);
    return reach === "beginning" ? given.startsWith(wanted) : given === wanted;
  };
  const hit = [...usual, ...others].find(isHit);
  const texts = [...(hit === undefined ? [] : [hit]), ...usual].filter((text) => text !== "");
  return [...new Set(texts)].slice(0, mostAbout);
}
