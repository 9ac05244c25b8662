import { EditorContent, useEditor, type Editor as TextEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "#core/i18n";
import { extensions } from "./extensions.ts";
import { LinkRow } from "./LinkRow.tsx";
import { PictureRow } from "./PictureRow.tsx";
import type { RichTextFieldProps } from "./RichTextField.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

/** The editor itself; see `RichTextField`. */
export default function Editor({ value = "", onChange, id, label, lang }: RichTextFieldProps) {
  const { t } = useTexts("ui");
  const [isLinking, setLinking] = useState(false);
  const made = useRef(value);
  const current = useRef<TextEditor>(null);
  const pictures = usePictureUpload(current);

  const editor = useEditor({
    extensions,
    content: value,
    // A paragraph runs as its own words do: an Arabic one in a Chinese text from right to left.
    textDirection: "auto",
    editorProps: {
      attributes: {
        class: "rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(id !== undefined && { id }),
        ...(lang !== undefined && { lang }),
      },
      handlePaste: (_view, event) => pictures.take(event.clipboardData?.files, event),
      handleDrop: (_view, event) => pictures.take(event.dataTransfer?.files, event),
    },
    onUpdate: ({ editor: now }) => {
      made.current = now.isEmpty ? "" : now.getHTML();
      onChange?.(made.current);
    },
  });

  useEffect(() => {
    current.current = editor;
  }, [editor]);
  useEffect(() => {
    if (value === made.current) return;
    made.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="rich-text-box">
      <Toolbar editor={editor} onLink={() => setLinking(true)} onPicture={pictures.add} />
      {isLinking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <PictureRow editor={editor} />
      {pictures.isSending && (
        <p role="status" className="rich-text-more muted">
          {t("richText.sending")}
        </p>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
