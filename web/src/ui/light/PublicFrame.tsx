import "./public.css";
import type { ReactNode } from "react";
import { NavLink, Link } from "react-router";
import { useTexts } from "#core/i18n";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { RouteArt } from "./RouteArt.tsx";

const links = [
  { to: "/waybillDetail", text: "public.track" },
  { to: "/introduce", text: "public.introduce" },
  { to: "/more", text: "public.more" },
  { to: "/information", text: "public.information" },
] as const;

interface PublicFrameProps {
  /** Stands above the rest, over the whole width, on the dark ground. */
  hero?: ReactNode;
  children: ReactNode;
}

/** Head and foot of the public pages: what there is, the language, and the way in. */
export function PublicFrame({ hero, children }: PublicFrameProps) {
  const { t } = useTexts("app");
  return (
    <div className="public">
      <header className="public-head">
        <Link className="public-logo" to="/">
          Lading
        </Link>
        <nav aria-label={t("public.pages")}>
          {links.map(({ to, text }) => (
            <NavLink key={to} to={to}>
              {t(text)}
            </NavLink>
          ))}
        </nav>
        <LanguageChoice />
        <Link className="light-button public-login" to="/login">
          {t("public.signIn")}
        </Link>
      </header>
      <main>
        {hero !== undefined && (
          <div className="public-hero">
            <RouteArt />
            <div className="public-hero-text">{hero}</div>
          </div>
        )}
        <div className="public-main">{children}</div>
      </main>
      <footer className="public-foot">
        <p>{t("public.foot")}</p>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
