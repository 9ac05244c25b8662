import { useEditorState, type Editor } from "@tiptap/react";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { acceptedPictures } from "./use-picture-upload.ts";

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: (files: Iterable<File>) => void;
}

const drawings = {
  bulletList: "M9 6h11 M9 12h11 M9 18h11 M4 6h.5 M4 12h.5 M4 18h.5",
  orderedList:
    "M10 6h10 M10 12h10 M10 18h10 M4 4.500l1.500-.5v4 M4 11h2.500l-2.500 3h2.500 M4 16.500h2.500l-1.500 1.700c2 0 2 2.300-1 2",
  quote: "M9 7c-3 0-4.500 2-4.500 5v5H9v-5H6.500 M18.500 7c-3 0-4.500 2-4.500 5v5h4.500v-5H16",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  picture: "M4 5h16v14H4z M4 16l5-5 4 4 2.500-2.500L20 17 M15.500 9h.5",
  undo: "M8 5 4 9l4 4 M4 9h10a5.500 5.500 0 0 1 0 11h-4",
  redo: "M16 5l4 4-4 4 M20 9H10a5.500 5.500 0 0 0 0 11h4",
  clear: "M6 5h13 M12.500 5 10 19 M15 14l6 6 M21 14l-6 6",
} as const;

function Drawing({ of, turns = false }: { of: keyof typeof drawings; turns?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={turns ? "turns" : ""}>
      <path d={drawings[of]} />
    </svg>
  );
}

/** Buttons for the formatting; one stop of the Tab key, moved within by the arrows (WAI-ARIA toolbar). */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const { t, word } = useTexts("ui");
  const input = useRef<HTMLInputElement>(null);
  const now = useStates(editor);
  const run = () => editor.chain().focus();
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={t("richText.toolbar")} onKeyDown={moveWithin}>
      <StyleChoice editor={editor} />
      <Tool label={t("richText.bold")} pressed={now.bold} onPress={() => run().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool label={t("richText.italic")} pressed={now.italic} onPress={() => run().toggleItalic().run()}>
        <i>I</i>
      </Tool>
      <Tool label={t("richText.underline")} pressed={now.underline} onPress={() => run().toggleUnderline().run()}>
        <u>U</u>
      </Tool>
      <Tool label={t("richText.strike")} pressed={now.strike} onPress={() => run().toggleStrike().run()}>
        <s>S</s>
      </Tool>
      <Tool label={t("richText.bulletList")} pressed={now.bulletList} onPress={() => run().toggleBulletList().run()}>
        <Drawing of="bulletList" turns />
      </Tool>
      <Tool label={t("richText.orderedList")} pressed={now.orderedList} onPress={() => run().toggleOrderedList().run()}>
        <Drawing of="orderedList" />
      </Tool>
      <Tool label={t("richText.quote")} pressed={now.quote} onPress={() => run().toggleBlockquote().run()}>
        <Drawing of="quote" turns />
      </Tool>
      <Tool label={t("richText.link")} pressed={now.link} onPress={onLink}>
        <Drawing of="link" />
      </Tool>
      <Tool label={t("richText.picture")} onPress={() => input.current?.click()}>
        <Drawing of="picture" />
      </Tool>
      <Tool label={t("richText.clear")} onPress={() => run().unsetAllMarks().clearNodes().run()}>
        <Drawing of="clear" />
      </Tool>
      <Tool label={word("undo")} disabled={!now.canUndo} onPress={() => run().undo().run()}>
        <Drawing of="undo" turns />
      </Tool>
      <Tool label={t("richText.redo")} disabled={!now.canRedo} onPress={() => run().redo().run()}>
        <Drawing of="redo" turns />
      </Tool>
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show every file input, whatever a class or `hidden` says.
        style={{ display: "none" }}
        aria-label={t("richText.picture")}
        accept={acceptedPictures}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          onPicture(files);
        }}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Whether the button is on; not given: it does something once. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      disabled={disabled}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const styles = ["paragraph", "heading2", "heading3"] as const;

/** The first stop of the toolbar. */
function StyleChoice({ editor }: { editor: Editor }) {
  const { t } = useTexts("ui");
  const style = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      styles.find((one) => one !== "paragraph" && now.isActive(...nodeOf(one))) ?? "paragraph",
  });
  const choose = (value: string) => {
    const run = editor.chain().focus();
    if (value === "paragraph") run.setParagraph().run();
    else run.setHeading({ level: value === "heading2" ? 2 : 3 }).run();
  };
  return (
    <select aria-label={t("richText.style")} value={style} onChange={({ target }) => choose(target.value)}>
      {styles.map((value) => (
        <option key={value} value={value}>
          {t(`richText.styles.${value}`)}
        </option>
      ))}
    </select>
  );
}

function nodeOf(style: "heading2" | "heading3"): [string, { level: number }] {
  return ["heading", { level: style === "heading2" ? 2 : 3 }];
}

function useStates(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      underline: now.isActive("underline"),
      strike: now.isActive("strike"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
}

function moveWithin(event: KeyboardEvent<HTMLElement>): void {
  const isBack = event.key === (document.documentElement.dir === "rtl" ? "ArrowRight" : "ArrowLeft");
  const isOn = event.key === (document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight");
  if (!isBack && !isOn && event.key !== "Home" && event.key !== "End") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("select, button:not(:disabled)")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = { Home: 0, End: stops.length - 1 }[event.key] ?? (place + (isOn ? 1 : -1) + stops.length) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}
