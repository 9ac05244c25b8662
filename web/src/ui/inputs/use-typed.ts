import { useEffect, useState } from "react";

const typingPauseMs = 200;

/** What is typed, once the person pauses. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
