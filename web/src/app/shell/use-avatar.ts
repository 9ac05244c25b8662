import { useEffect, useState } from "react";
import { readFile } from "#core/api";

/** The picture behind a path of the server, which only signed-in people may read; undefined while there is none. */
export function useAvatar(path: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (path === "") return undefined;
    let made: string | undefined;
    let gone = false;
    const show = async () => {
      const blob = await readFile(path, { quiet: true });
      if (gone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    // Without the picture there is the first letter of the name.
    show().catch(() => undefined);
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [path]);
  return url;
}
