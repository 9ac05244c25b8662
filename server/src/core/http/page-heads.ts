import { createHash } from "node:crypto";
import { languages, type Language, type LocalText } from "@lading/contract/core";

/** How a page of the web application is told to those who show links to it: search engines, chats, previews. */
export interface PageHead {
  /** Path of the page. */
  path: string;
  title: LocalText;
  description: LocalText;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** A page as it leaves the server. */
export interface PageDocument {
  html: string;
  etag: string;
}

/** The path whose head other pages have, and which itself leads to the public's first page. */
const anyPath = "/";

/** The head of pages that no module tells of; they are behind the sign-in or lead nowhere without it. */
const product: PageHead = {
  path: anyPath,
  title: { zh: "Lading", en: "Lading", ar: "Lading" },
  description: {
    zh: "货代的运单、轨迹、费用与客户，一处办妥。",
    en: "Waybills, tracking, bills and customers of freight forwarders in one place.",
    ar: "البوالص والتتبّع والفواتير والعملاء لوكلاء الشحن في مكان واحد.",
  },
  isListed: false,
};

/** A text as it stands in an attribute or between tags. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * The pages of the application in every language: the built index.html with each page's title, description and picture,
 * which programs that run no script show beside a link. Nothing of the address goes into it, so that it tells nobody
 * whose shipment a link is of. `publicUrl` has no slash at its end.
 */
export function pageDocuments(
  index: string,
  heads: readonly PageHead[],
  publicUrl: string,
): (path: string, language: Language) => PageDocument {
  const made = new Map(
    [product, ...heads].flatMap((head) =>
      languages.map((language) => [`${language} ${head.path}`, documentOf(index, head, { language, publicUrl })]),
    ),
  );
  return (path, language) => {
    const found = made.get(`${language} ${path}`) ?? made.get(`${language} ${anyPath}`);
    if (!found) throw new Error(`No page in ${language}`);
    return found;
  };
}

interface Telling {
  language: Language;
  publicUrl: string;
}

function documentOf(index: string, head: PageHead, { language, publicUrl }: Telling): PageDocument {
  const title = escaped(head.title[language] === "Lading" ? "Lading" : `${head.title[language]} - Lading`);
  const description = escaped(head.description[language]);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(head.isListed ? [] : [`<meta name="robots" content="noindex" />`]),
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Lading" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:image" content="${escaped(publicUrl)}/share.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:locale" content="${{ zh: "zh_CN", en: "en_US", ar: "ar_AR" }[language]}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  const html = index
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"${language === "ar" ? ' dir="rtl"' : ""}`)
    .replace(/<title>[^<]*<\/title>/, () => tags.join("\n    "));
  return { html, etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"` };
}
