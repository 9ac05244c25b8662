import { Alert } from "antd";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";

/** What a new user does next. */
export function NextSteps() {
  const { t } = useTexts("user");
  return (
    <Alert
      className="user-steps"
      type="info"
      showIcon
      title={t("me.next.title")}
      description={
        <>
          {t("me.next.text")} <Link to="/myHome/enterpriseInfo">{t("me.next.link")}</Link>
        </>
      }
    />
  );
}
