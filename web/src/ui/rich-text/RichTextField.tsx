import "./rich-text.css";
import { lazy, Suspense } from "react";

export interface RichTextFieldProps {
  /** HTML as the server has cleaned it, or the empty text; a form's field gives both. */
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
  /** The text's name, for screen readers. */
  label: string;
  /** The text's language, for the browser's spelling and a screen reader's voice. */
  lang?: string;
}

const Editor = lazy(() => import("./Editor.tsx"));

/**
 * A field for a text with formatting. Its script comes when it is first shown; its place is kept. Its text is cleaned
 * again by the server (`cleanRichText`), whose list decides which formatting stays.
 */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<div className="rich-text-box rich-text-waiting" aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}
