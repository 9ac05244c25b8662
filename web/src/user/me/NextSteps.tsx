import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";

/** A new user's next steps. */
export function NextSteps() {
  const { t } = useTexts("user");
  return (
    <Note
      className="user-steps"
      type="info"
      title={t("me.next.title")}
      description={
        <>
          {t("me.next.text")} <Link to="/myHome/enterpriseInfo">{t("me.next.link")}</Link>
        </>
      }
    />
  );
}
