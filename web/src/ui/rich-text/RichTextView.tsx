import "./rich-text.css";
import { useEffect, useMemo, useRef } from "react";
import { readFile } from "#core/api";

interface RichTextViewProps {
  /** As the server has cleaned it; nothing else may be shown. */
  html: string;
}

/**
 * A text with formatting as its readers see it. Pictures that only signed-in people may fetch are fetched with the
 * session's token; until they are there their place is kept.
 */
export function RichTextView({ html }: RichTextViewProps) {
  const box = useRef<HTMLDivElement>(null);
  // A picture's plain address would ask without the token, in vain.
  const shown = useMemo(() => ({ __html: html.replaceAll('src="/files/', 'data-file="/files/') }), [html]);

  useEffect(() => {
    if (!html.includes('src="/files/')) return undefined;
    const made: string[] = [];
    let isOver = false;
    const show = async (picture: HTMLImageElement) => {
      const bytes = await readFile(picture.dataset["file"] ?? "", { quiet: true });
      if (isOver) return;
      const url = URL.createObjectURL(bytes);
      made.push(url);
      picture.src = url;
    };
    for (const picture of box.current?.querySelectorAll<HTMLImageElement>("img[data-file]") ?? [])
      void show(picture).catch(() => undefined);
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [html]);

  // oxlint-disable-next-line react/no-danger -- cleaned by the server, see `html`
  return <div ref={box} className="rich-text" dir="auto" dangerouslySetInnerHTML={shown} />;
}
