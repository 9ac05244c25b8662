import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SessionInfo } from "#core/session";
import { watermark, watermarkText, watermarkTile } from "../watermark.ts";

/** Who is looking, in light grey behind the content; put there half a second after each navigation. */
export function Watermark({ session }: { session: SessionInfo }) {
  const { pathname } = useLocation();
  const [tile, setTile] = useState("");
  const text = watermarkText(session);
  useEffect(() => {
    const timer = setTimeout(() => setTile(watermarkTile(text)), watermark.delayMs);
    return () => clearTimeout(timer);
  }, [pathname, text]);
  return (
    <div
      className="watermark"
      aria-hidden="true"
      style={tile === "" ? undefined : { backgroundImage: `url("${tile}")` }}
    />
  );
}
