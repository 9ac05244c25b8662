import { useEditorState, type Editor } from "@tiptap/react";
import { Button, Input } from "antd";
import { useTexts } from "#core/i18n";

/** The selected picture's description; nothing while none is selected. */
export function PictureRow({ editor }: { editor: Editor }) {
  const { t } = useTexts("ui");
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive("image") ? String(now.getAttributes("image")["alt"] ?? "") : null),
  });
  if (alt === null) return null;
  return (
    <div className="rich-text-more">
      <Input
        dir="auto"
        maxLength={200}
        aria-label={t("richText.description")}
        placeholder={t("richText.description")}
        value={alt}
        onChange={({ target }) => editor.commands.updateAttributes("image", { alt: target.value })}
      />
      <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t("richText.removePicture")}
      </Button>
    </div>
  );
}
