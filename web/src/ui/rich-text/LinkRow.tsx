import type { Editor } from "@tiptap/react";
import { Button, Input } from "antd";
import { useState, type KeyboardEvent } from "react";
import { useTexts } from "#core/i18n";
import { linkPattern } from "./extensions.ts";

interface LinkRowProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the selected words lead. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const { t } = useTexts("ui");
  const [before] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState("");
  const apply = () => {
    const href = completed(typed.trim());
    if (!linkPattern.test(href)) return setProblem(t("richText.wrongLink"));
    if (editor.state.selection.empty && before === "") return setProblem(t("richText.selectFirst"));
    editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Neither the form nor the dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") apply();
    else {
      onClose();
      editor.commands.focus();
    }
  };
  return (
    <>
      <div className="rich-text-more">
        <Input
          autoFocus
          dir="ltr"
          maxLength={500}
          aria-label={t("richText.address")}
          placeholder="https://"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" type="primary" onClick={apply}>
          {t("richText.apply")}
        </Button>
        {before !== "" && (
          <Button size="small" onClick={remove}>
            {t("richText.removeLink")}
          </Button>
        )}
      </div>
      {problem !== "" && (
        <p role="alert" className="rich-text-note">
          {problem}
        </p>
      )}
    </>
  );
}

/** People leave out the beginning. */
function completed(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[a-z][a-z\d+.-]*:/i.test(typed) || typed === "" ? typed : `https://${typed}`;
}
