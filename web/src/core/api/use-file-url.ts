import { useEffect, useState } from "react";
import { CallError } from "./call-error.ts";
import { readFile } from "./files.ts";

interface Fetched {
  path: string;
  url?: string;
  problem?: string;
}

/**
 * A file that only signed-in people may read, under an address of this page as long as it is shown: reading it takes the
 * session's token, which a plain link does not send. `path` is the empty text where there is no file.
 */
export function useFileUrl(path: string): Omit<Fetched, "path"> {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (path === "") return undefined;
    let made: string | undefined;
    let isOver = false;
    async function fetchBytes(): Promise<void> {
      try {
        const bytes = await readFile(path, { quiet: true });
        if (isOver) return;
        made = URL.createObjectURL(bytes);
        setFetched({ path, url: made });
      } catch (error) {
        if (!isOver) setFetched({ path, problem: error instanceof CallError ? error.message : String(error) });
      }
    }
    void fetchBytes();
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  // A file fetched for another path is not shown.
  return fetched?.path === path ? fetched : {};
}
