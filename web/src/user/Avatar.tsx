import { useFileUrl } from "#core/api";

interface AvatarProps {
  /** `/files/…` or the empty text. */
  path: string;
  name: string;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or the first letter of the name. */
export function Avatar({ path, name, size = 32 }: AvatarProps) {
  const { url } = useFileUrl(path);
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.45 };
  if (url !== undefined) return <img className="user-avatar" style={style} src={url} alt="" />;
  return (
    <span className="user-avatar" style={style} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
