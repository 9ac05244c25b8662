import { Button, Result } from "antd";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { homeOf, useSession } from "#core/session";

/** /404 */
export default function NotFoundPage() {
  const { t } = useTexts("app");
  const navigate = useNavigate();
  const session = useSession();
  const home = (
    <Button type="primary" onClick={() => void navigate(session ? homeOf(session) : "/")}>
      {t("actions.home")}
    </Button>
  );
  return <Result status="404" title={t("shell.notFound")} subTitle={t("shell.notFoundHint")} extra={home} />;
}
