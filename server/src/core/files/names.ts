import { fileKinds, type FileKind } from "@lading/contract/files";

const longestName = 150;

/** A file's name as it is kept: no folders, no control or direction characters (which make `exe.pdf` of `fdp.exe`), and the ending of what it is. */
export function cleanName(name: string, kind: FileKind): string {
  const { extension } = fileKinds[kind];
  const base = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // oxlint-disable-next-line no-control-regex -- exactly these must not be in a name
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/g, "")
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const stem = Array.from(new Intl.Segmenter().segment(base), ({ segment }) => segment)
    .slice(0, longestName)
    .join("");
  return `${stem === "" ? "file" : stem}.${extension}`;
}

/** `Content-Disposition` with the name in RFC 5987's form, and a plain one for those who cannot read it. */
export function disposition(how: "inline" | "attachment", name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
