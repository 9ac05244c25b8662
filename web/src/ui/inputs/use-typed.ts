import { useEffect, useState } from "react";

const typingPauseMs = 200;

/** The typed text, once the person pauses. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A read (`useRead`) of what is typed; while its answer is on its way, another text's stands for it. */
interface Asked {
  isLoading: boolean;
  isPlaceholderData: boolean;
}

/** True while a field's text (`typed`) is not asked yet (`settled`), or its answer not there. */
export function isAsking(typed: string, settled: string, ...reads: readonly Asked[]): boolean {
  return typed !== settled || reads.some((read) => read.isLoading || read.isPlaceholderData);
}
