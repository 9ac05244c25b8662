import "./public.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { LanguageChoice } from "./LanguageChoice.tsx";

const links = [
  { to: "/waybillDetail", text: "public.track" },
  { to: "/introduce", text: "public.introduce" },
  { to: "/more", text: "public.more" },
  { to: "/information", text: "public.information" },
] as const;

/** Head and foot of the public pages: what there is, the language, and the way in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts("app");
  return (
    <div className="public">
      <header className="public-head">
        <Link className="public-logo" to="/">
          Lading
        </Link>
        <nav aria-label={t("public.pages")}>
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <LanguageChoice />
        <Link className="light-button public-login" to="/login">
          {t("public.signIn")}
        </Link>
      </header>
      <main className="public-main">{children}</main>
      <footer className="public-foot">
        <p>{t("public.foot")}</p>
        <nav aria-label={t("public.pages")}>
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}
