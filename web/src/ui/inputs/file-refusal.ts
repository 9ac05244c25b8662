import { fill, type Language } from "@lading/contract/core";
import { fileRefusals, fileUses, nameBytes, type FileUse } from "@lading/contract/files";

/** Why a file would be refused, known before it travels; the server looks at its content as well. */
export function fileRefusal(file: File, use: FileUse, language: Language): string | undefined {
  const { maxBytes } = fileUses[use];
  if (file.size === 0) return fileRefusals.empty.text[language];
  return file.size > maxBytes ? fill(fileRefusals.tooLarge.text[language], { max: nameBytes(maxBytes) }) : undefined;
}
