import { loadCompanyInfo, userFieldTexts } from "@lading/contract/user";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatDate } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { DetailPage, Facts, TabDrawer } from "#ui";
import { getCountryList } from "@lading/contract/place";
import { EditCompany } from "./EditCompany.tsx";
import { Pictures } from "./Pictures.tsx";
import { Warehouses } from "./Warehouses.tsx";

/** The company with its settings and warehouses. */
export function CompanyView() {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const may = useMay();
  const read = useRead(loadCompanyInfo, {});
  const countries = useRead(getCountryList, {}, { quiet: true });
  const [isEditing, setEditing] = useState(false);
  const mayEdit = may("/myHome/enterpriseInfo:edit");
  const { data } = read;
  const country = countries.data?.rows.find(({ code }) => code === data?.country)?.name ?? data?.country ?? "";
  return (
    <DetailPage
      read={read}
      title={data?.companyName ?? ""}
      extra={data && <span className="muted">{data.CompanyCode}</span>}
      actions={
        mayEdit && (
          <Button type="primary" onClick={() => setEditing(true)}>
            {t("company.edit")}
          </Button>
        )
      }
    >
      {data && (
        <>
          <Facts
            title={t("company.about")}
            facts={[
              { label: t("fields.companyNameEn"), value: data.companyNameEn },
              { label: t("fields.legalPerson"), value: data.legalPerson },
              { label: t("fields.creditCode"), value: data.creditCode },
              { label: t("fields.country"), value: country },
              { label: t("fields.city"), value: data.city },
              { label: t("fields.address"), value: data.address, wide: true },
              { label: field("phone"), value: data.phone },
              { label: field("email"), value: data.email },
              { label: t("fields.website"), value: data.website },
            ]}
          />
          <Facts
            title={t("company.settings")}
            facts={[
              { label: t("fields.validUntil"), value: formatDate(data.ValidityPeriodDate) || t("company.noEnd") },
              { label: t("fields.airDivisor"), value: `÷ ${data.airDivisor}` },
              { label: t("fields.expressDivisor"), value: `÷ ${data.expressDivisor}` },
              { label: t("fields.settlementCurrency"), value: data.settlementCurrency },
              { label: t("fields.multiLanguage"), value: data.multiLanguage ? word("yes") : word("no") },
            ]}
          />
          <Pictures company={data} />
          <Warehouses mayEdit={mayEdit} />
          <TabDrawer open={isEditing} title={t("company.edit")} width={760} onCancel={() => setEditing(false)}>
            <EditCompany company={data} onClose={() => setEditing(false)} />
          </TabDrawer>
        </>
      )}
    </DetailPage>
  );
}
