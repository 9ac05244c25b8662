import { fileKinds, fileUses } from "@lading/contract/files";
import type { Editor } from "@tiptap/react";
import { useState, type RefObject } from "react";
import { uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "../inputs/file-refusal.ts";

const use = "richTextPicture";
/** Kinds of files in the browser's choice of files. */
export const acceptedPictures = fileUses[use].kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",");

/** Sends pictures to the file storage and puts them where the cursor is; the server's refusal of one is shown. */
export function usePictureUpload(editor: RefObject<Editor | null>) {
  const { language } = useTexts("ui");
  const [sending, setSending] = useState(0);

  async function send(file: File): Promise<void> {
    const wrong = fileRefusal(file, use, language);
    if (wrong !== undefined) {
      notify.error(`${file.name}: ${wrong}`);
      return;
    }
    setSending((count) => count + 1);
    try {
      const [stored, size] = await Promise.all([uploadFile(file, use, { quiet: true }), sizeOf(file)]);
      editor.current
        ?.chain()
        .focus()
        .setImage({ src: stored.path, alt: "", ...size })
        .run();
    } catch {
      // Told by the call itself; the text stays as it was.
    } finally {
      setSending((count) => count - 1);
    }
  }

  function add(files: Iterable<File>): void {
    for (const file of files) void send(file);
  }

  return {
    isSending: sending > 0,
    add,
    /** Takes pasted or dropped files; false when there are none and the text is to be taken. */
    take: (files: FileList | undefined, event: Event): boolean => {
      const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (pictures.length === 0) return false;
      event.preventDefault();
      add(pictures);
      return true;
    },
  };
}

/** In pixels, so that a page keeps its place; none for what the browser cannot read: the server says what is wrong with it. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | object> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return {};
  }
}
