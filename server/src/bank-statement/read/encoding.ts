import { StatementFileError } from "./statement.ts";

/** Encodings in which banks write tables and messages. */
export type Encoding = "utf-8" | "gb18030" | "windows-1256" | "windows-1252";

/** Decodes a file. A byte order mark says more than the encoding asked for. Throws where the bytes are none of it. */
export function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(markedEncoding(bytes) ?? encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new StatementFileError("encoding", { found: encoding });
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/**
 * The encoding that a file most likely has; a person may choose another. Bytes that are UTF-8 by chance are rare. Of the others
 * Chinese bytes come in pairs that are mostly common characters, Arabic ones are mostly letters.
 */
export function likelyEncoding(bytes: Uint8Array): Encoding {
  if (markedEncoding(bytes) !== undefined) return "utf-8";
  if (reads(bytes, "utf-8") !== undefined) return "utf-8";
  const chinese = shareOf(reads(bytes, "gb18030"), /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/gu);
  // GB 2312, the common part, has its first bytes from B0 to F7 and its second from A1: Arabic letters seldom come so in pairs.
  const arabic = shareOf(reads(bytes, "windows-1256"), /[\u0621-\u064a\u060c\u061b\u061f]/gu);
  if (chinese > 0.9 && isMostlyGb2312(bytes)) return "gb18030";
  return arabic > 0.8 ? "windows-1256" : "windows-1252";
}

/** True where all bytes are those of an encoding. */
export function isIn(bytes: Uint8Array, encoding: Encoding): boolean {
  return reads(bytes, encoding) !== undefined;
}

function reads(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Of the characters beyond ASCII, those of a kind. */
function shareOf(text: string | undefined, kind: RegExp): number {
  const beyond = text?.match(/\P{ASCII}/gu)?.length ?? 0;
  return beyond === 0 ? 0 : (text?.match(kind)?.length ?? 0) / beyond;
}

function isMostlyGb2312(bytes: Uint8Array): boolean {
  let [common, pairs] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    const second = bytes[at + 1] ?? 0;
    pairs += 1;
    // Level 1 of GB 2312, the 3,755 most common characters, and the signs.
    if (second >= 0xa1 && ((first >= 0xb0 && first <= 0xd7) || first === 0xa1 || first === 0xa3)) common += 1;
    at += 1;
  }
  return pairs > 0 && common / pairs > 0.8;
}
