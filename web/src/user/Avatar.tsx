import { useEffect, useState } from "react";
import { readFile } from "#core/api";

interface AvatarProps {
  /** `/files/…` or the empty text. */
  path: string;
  name: string;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or the first letter of the name. Files need the session's token, so it is fetched, not linked. */
export function Avatar({ path, name, size = 32 }: AvatarProps) {
  const [picture, setPicture] = useState<{ path: string; url: string }>();
  useEffect(() => {
    if (path === "") return undefined;
    const reading = new AbortController();
    let url: string | undefined;
    const read = async () => {
      const bytes = await readFile(path);
      if (reading.signal.aborted) return;
      url = URL.createObjectURL(bytes);
      setPicture({ path, url });
    };
    read().catch(() => undefined);
    return () => {
      reading.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path]);
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.45 };
  if (picture?.path === path && path !== "")
    return <img className="user-avatar" style={style} src={picture.url} alt="" />;
  return (
    <span className="user-avatar" style={style} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
