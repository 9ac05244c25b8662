import { Link, useLocation } from "react-router";
import { useTexts } from "#core/i18n";

const companyPage = "/myHome/enterpriseInfo";

/** A user without a company is told the one thing to do next. */
export function NewUserNotice() {
  const { t } = useTexts("app");
  const { pathname } = useLocation();
  return (
    <p className="shell-notice" role="status">
      {t("shell.newUser")} {pathname !== companyPage && <Link to={companyPage}>{t("shell.addCompany")}</Link>}
    </p>
  );
}
