import { nameIn } from "@lading/contract/core";
import { licenceTexts } from "@lading/contract/party";
import { paymentInvoicePage as invoicePage, paymentInvoiceTitles } from "@lading/contract/payment-invoice";
import "./supplier.css";
import { loadSupplierInfoRecord } from "@lading/contract/supplier";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { PartyWarnings } from "#market-risk";
import { LicenceLink, StateTag } from "#party";
import { DetailPage, Facts, Note, Panel, SmallTable, useCountries } from "#ui";
import { SupplierQuotes } from "./AgentPage.tsx";
import { History } from "./History.tsx";
import { agentPage, infoPage as page, servicePage, useLabels, type Supplier } from "./labels.ts";
import { SupplierDialogs } from "./SuppliersPage.tsx";

/** /supplierDetail?id=…: a supplier with its contacts, accounts, services and history. */
export default function SupplierPage() {
  const { t, language } = useTexts("supplier");
  const may = useMay();
  const { search, setTitle } = usePage();
  const id = search.get("id") ?? "";
  const read = useRead(loadSupplierInfoRecord, { id }, { ownErrors: true });
  const [work, setWork] = useState<"edit" | "state" | null>(null);
  const supplier = read.data;
  const name = supplier && nameIn(supplier.supplierName, supplier.companyNameEn, language);
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      extra={
        supplier && (
          <>
            <bdi className="muted">{supplier.supplierNumber}</bdi>
            <StateTag {...supplier} />
          </>
        )
      }
      actions={supplier && <Actions supplier={supplier} onWork={setWork} />}
    >
      {supplier && (
        <div className="supplier-parts">
          {supplier.status !== "enabled" && (
            <Note type="warning" title={t(`state.${supplier.status}`)} description={supplier.statusReason} />
          )}
          <PartyWarnings names={[supplier.supplierName, supplier.companyNameEn]} />
          <Data supplier={supplier} />
          <Contacts supplier={supplier} />
          {(may(`${servicePage}:view`) || may(`${agentPage}:view`)) && (
            <SupplierQuotes supplierId={supplier.id} title={t("services.title")} />
          )}
          <History supplierId={supplier.id} />
        </div>
      )}
      <SupplierDialogs open={supplier && work ? { kind: work, supplier } : null} onClose={() => setWork(null)} />
    </DetailPage>
  );
}

function Actions({ supplier, onWork }: { supplier: Supplier; onWork: (work: "edit" | "state") => void }) {
  const { t, word, language } = useTexts("supplier");
  const may = useMay();
  const navigate = useNavigate();
  const isAgent = supplier.kind === "overseasAgent" && may(`${agentPage}:view`);
  return (
    <>
      {may(`${page}:edit`) && <Button onClick={() => onWork("edit")}>{word("edit")}</Button>}
      {may(`${page}:approve`) && <Button onClick={() => onWork("state")}>{t("state.change")}</Button>}
      {may(`${invoicePage}:view`) && (
        <Button onClick={() => void navigate(`${invoicePage}?customerNumber=${supplier.supplierNumber}`)}>
          {paymentInvoiceTitles.all[language]}
        </Button>
      )}
      {isAgent && (
        <Button onClick={() => void navigate(`/basicInfoDetails?id=${supplier.id}`)}>{t("operations.title")}</Button>
      )}
    </>
  );
}

const ltr = (value: string) => (value === "" ? "" : <bdi dir="ltr">{value}</bdi>);

function Data({ supplier }: { supplier: Supplier }) {
  const { t, language } = useTexts("supplier");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const { licence } = supplier;
  const fields = [
    ["supplierName", supplier.supplierName],
    ["kind", labels.kind(supplier.kind)],
    ["mainBusiness", supplier.mainBusiness.map((one) => labels.business(one)).join(" · ")],
    ["companyNameEn", supplier.companyNameEn],
    ["shortName", supplier.shortName],
    ["country", nameOf(supplier.country)],
    ["city", supplier.cityName],
    ["address", supplier.address],
    ["companyCode", ltr(supplier.companyCode)],
    ["telephone", ltr(supplier.telephone)],
    ["email", ltr(supplier.email)],
    ["website", ltr(supplier.website)],
    ["licence", licence ? <LicenceLink key="open" file={licence} /> : licenceTexts.false[language]],
    ["addPeople", supplier.addPeople],
    ["createdAt", formatMoment(supplier.createdAt)],
  ] as const;
  return (
    <Facts
      facts={[
        ...fields.map(([field, value]) => ({ label: labels.field(field), value })),
        ...(supplier.ladingCode === "" ? [] : [{ label: t("offer.code"), value: ltr(supplier.ladingCode) }]),
        { label: labels.field("remark"), value: supplier.remark, wide: true },
      ]}
    />
  );
}

function Contacts({ supplier: { contacts, accounts } }: { supplier: Supplier }) {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  return (
    <>
      <Panel title={labels.field("contacts")}>
        {contacts.length === 0 && <p className="muted">{t("nothing")}</p>}
        {contacts.length > 0 && (
          <SmallTable
            label={labels.field("contacts")}
            columns={(["contact", "position", "telephone", "email", "WeChat"] as const).map((name) =>
              labels.field(name),
            )}
            rows={contacts.map(({ contact, position, telephone, email, WeChat }, place) => ({
              key: String(place),
              cells: [contact, position, ltr(telephone), ltr(email), ltr(WeChat)],
            }))}
          />
        )}
      </Panel>
      <Panel title={labels.field("accounts")}>
        {accounts.length === 0 && <p className="muted">{t("nothing")}</p>}
        {accounts.length > 0 && (
          <SmallTable
            label={labels.field("accounts")}
            columns={(["currency", "accountName", "bankName", "bankNumber", "swiftCode"] as const).map((name) =>
              labels.field(name),
            )}
            rows={accounts.map(({ currency, accountName, bankName, bankNumber, swiftCode }, place) => ({
              key: String(place),
              cells: [currency, accountName, bankName, ltr(bankNumber), ltr(swiftCode)],
            }))}
          />
        )}
      </Panel>
    </>
  );
}
