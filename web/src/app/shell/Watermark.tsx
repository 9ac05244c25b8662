import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#core/i18n";
import type { SessionInfo } from "#core/session";
import { watermark, watermarkText, watermarkTile } from "../watermark.ts";

/** Who is looking, in light grey behind the content; put there half a second after each navigation. */
export function Watermark({ session }: { session: SessionInfo }) {
  const { language } = useTexts("app");
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname: "", tile: "" });
  const text = watermarkText(session, language);
  useEffect(() => {
    const timer = setTimeout(() => setShown({ pathname, tile: watermarkTile(text) }), watermark.delayMs);
    return () => clearTimeout(timer);
  }, [pathname, text]);
  const { tile } = shown;
  return (
    <div
      className="watermark"
      aria-hidden="true"
      style={tile === "" ? undefined : { backgroundImage: `url("${tile}")` }}
    />
  );
}
