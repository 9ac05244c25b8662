import { useEffect, useRef } from "react";
import { Note } from "./Note.tsx";

/** A refusal that belongs to no field: it comes into view wherever the button stands that asked for it. */
export function Problem({ text }: { text: string }) {
  return <Shown key={text} text={text} />;
}

function Shown({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box}>
      <Note type="error" title={text} />
    </div>
  );
}
