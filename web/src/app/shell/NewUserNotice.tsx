import { Alert } from "antd";
import { Link, useLocation } from "react-router";
import { useTexts } from "#core/i18n";

const companyPage = "/myHome/enterpriseInfo";

/** A user without a company is told the one thing to do next. */
export function NewUserNotice() {
  const { t } = useTexts("app");
  const { pathname } = useLocation();
  const action = pathname === companyPage ? undefined : <Link to={companyPage}>{t("shell.addCompany")}</Link>;
  return <Alert className="shell-notice" type="info" showIcon title={t("shell.newUser")} action={action} />;
}
