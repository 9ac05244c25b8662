import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { homeOf, useSession } from "#core/session";

/** /404 */
export default function NotFoundPage() {
  const { t, word } = useTexts("app");
  const session = useSession();
  return (
    <section className="failure">
      <p className="failure-number">404</p>
      <h1>{t("shell.notFound")}</h1>
      <p>{t("shell.notFoundHint")}</p>
      <Link className="message-box-button" to={session ? homeOf(session) : "/"}>
        {word("home")}
      </Link>
    </section>
  );
}
