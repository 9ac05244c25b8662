import { useEffect, useRef } from "react";
import { Note } from "./Note.tsx";

/** A refusal that belongs to no field: it comes into view wherever the button stands that asked for it. */
export function Problem({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "center" }), [text]);
  return (
    <div ref={box}>
      <Note type="error" title={text} />
    </div>
  );
}
