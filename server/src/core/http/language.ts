import { asLanguage, headers, languages, type Language } from "@lading/contract/core";
import type { FastifyRequest } from "fastify";

/** The language of an answer: the `language` header, else the best of `Accept-Language`, else English. */
export function languageOf(request: Pick<FastifyRequest, "headers">): Language {
  const asked = request.headers[headers.language];
  if (asked !== undefined) return asLanguage(asked);
  return preferred(request.headers["accept-language"] ?? "") ?? "en";
}

function preferred(header: string): Language | undefined {
  const wanted = header
    .split(",", 20)
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const quality = /q=([\d.]+)/.exec(rest.join(";"))?.[1];
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const known = languages.find((one) => one === language);
    if (known) return known;
  }
  return undefined;
}
