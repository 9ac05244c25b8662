import "../user.css";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { roleOf, useSession } from "#core/session";
import { PageHeader } from "#ui";
import { AddCompany } from "./AddCompany.tsx";
import { CompanyView } from "./CompanyView.tsx";

/** /myHome/enterpriseInfo: a new user adds the company here; afterwards it shows the company. */
export default function EnterprisePage() {
  const { t } = useTexts("user");
  const page = usePage();
  const session = useSession();
  if (!session) return null;
  if (roleOf(session) !== "newUser") return <CompanyView />;
  return (
    <div className="detail-page">
      <PageHeader title={t("company.addTitle")} />
      <p className="muted">{t("company.addLead")}</p>
      <AddCompany key={page.key} />
    </div>
  );
}
