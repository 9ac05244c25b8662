import { filesPath } from "@lading/contract/files";
import sanitizeHtml from "sanitize-html";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ownPicture = new RegExp(`^${filesPath}/(${uuid})$`);
const pictureSource = new RegExp(`src="${filesPath}/(${uuid})"`, "g");
const blocks = ["p", "h2", "h3", "ul", "ol", "li", "blockquote", "hr", "br"];
const marks = ["strong", "em", "u", "s", "a"];

/** Allowed tags and attributes, the same as the editor's: this list decides, not the editor. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...marks, "img"],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height"],
    ...Object.fromEntries(["p", "h2", "h3", "ul", "ol", "li", "blockquote"].map((tag) => [tag, ["dir"]])),
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Removed together with their contents.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "title",
    "iframe",
    "object",
    "svg",
    "math",
  ],
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href, target: "_blank", rel: "noopener noreferrer nofollow" },
    }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: {
        src,
        alt: alt.slice(0, 200),
        ...(isSize(width) && isSize(height) && { width, height }),
      },
    }),
    "*": (tagName, { dir, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(dir !== undefined && /^(?:auto|ltr|rtl)$/.test(dir) && { dir }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === "img" && !ownPicture.test(attribs["src"] ?? "")) || (tag === "a" && (attribs["href"] ?? "") === ""),
};

/**
 * A text with formatting as it may be stored and shown: an allow-list of tags, attributes and schemes; pictures only from
 * the file storage; links open in a window of their own that knows nothing of this one. A text that says nothing and
 * shows nothing is the empty text.
 */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim();
  return plainText(clean) === "" && picturesOf(clean).length === 0 ? "" : clean;
}

/** Ids of the pictures in a clean text, each once. */
export function picturesOf(clean: string): string[] {
  return [...new Set([...clean.matchAll(pictureSource)].map(([, id]) => id ?? ""))];
}

/** A clean text whose pictures are fetched from elsewhere: where the reader has no session. */
export function withPicturesFrom(clean: string, pathOf: (id: string) => string): string {
  return clean.replaceAll(pictureSource, (_, id: string) => `loading="lazy" src="${pathOf(id)}"`);
}

/** The words of a clean text. */
export function plainText(clean: string): string {
  const words = sanitizeHtml(clean.replaceAll(/<(?:\/(?:p|h2|h3|li|blockquote)|br|hr)[^>]*>/g, "$& "), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return words.replaceAll(/(?:\s|&nbsp;)+/g, " ").trim();
}

function isSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}
