import { nameIn } from "@lading/contract/core";
import { loadCompanyInfo, companyFieldTexts } from "@lading/contract/user";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatDate } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { DetailPage, Facts, TabDrawer, CityName } from "#ui";
import { getCountryList } from "@lading/contract/place";
import { EditCompany } from "./EditCompany.tsx";
import { Pictures } from "./Pictures.tsx";
import { Warehouses } from "./Warehouses.tsx";

/** The company with its settings and warehouses. */
export function CompanyView() {
  const { t, word, language } = useTexts("user");
  const field = useFieldTexts(companyFieldTexts);
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
      title={data ? nameIn(data.companyName, data.companyNameEn, language) : ""}
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
              { label: field("companyName"), value: data.companyName },
              { label: field("companyNameEn"), value: data.companyNameEn },
              { label: field("legalPerson"), value: data.legalPerson },
              { label: field("creditCode"), value: data.creditCode },
              { label: field("taxNumber"), value: data.taxNumber },
              { label: field("country"), value: country },
              { label: field("city"), value: data.city && <CityName country={data.country} city={data.city} /> },
              { label: field("address"), value: data.address, wide: true },
              { label: field("phone"), value: data.phone },
              { label: field("email"), value: data.email },
              { label: field("website"), value: data.website },
            ]}
          />
          <Facts
            title={t("company.settings")}
            facts={[
              { label: field("validUntil"), value: formatDate(data.ValidityPeriodDate) || t("company.noEnd") },
              { label: field("airDivisor"), value: `÷ ${data.airDivisor}` },
              { label: field("expressDivisor"), value: `÷ ${data.expressDivisor}` },
              { label: field("settlementCurrency"), value: data.settlementCurrency },
              { label: field("timeZone"), value: <bdi>{data.timeZone}</bdi> },
              { label: field("multiLanguage"), value: data.multiLanguage ? word("yes") : word("no") },
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
