import { languageNames, nameIn } from "@lading/contract/core";
import { licenceTexts } from "@lading/contract/party";
import "./customer.css";
import { auditCustomerRequest, endCustomerSignIn, loadCustomerInfo } from "@lading/contract/customer";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { ContractsPart } from "#customer-contract";
import { PartyWarnings } from "#market-risk";
import { LicenceLink } from "#party";
import { ConfirmButton, DetailPage, Facts, Note, Panel, TabModal } from "#ui";
import { Bills, Files } from "./booked.tsx";
import { CustomerState, Owed } from "./columns.tsx";
import { Dialogs, useWorkNames, workRights, type Work } from "./CustomersPage.tsx";
import { RefuseForm } from "./dialogs.tsx";
import { History } from "./History.tsx";
import { page, useCountries, useLabels, type Customer, type LoadedCustomer } from "./labels.ts";
import { Accounts, Contacts, Waybills } from "./parts.tsx";
import { RequestTable } from "./RequestTable.tsx";
import { useCustomersAsked } from "./use-customers-asked.ts";

/** /customerDetail?id=…: a customer with all that hangs on it. */
export default function CustomerPage() {
  const { language } = useTexts("customer");
  const { search, setTitle } = usePage();
  const id = search.get("id") ?? "";
  const read = useRead(loadCustomerInfo, { id }, { ownErrors: true });
  const [work, setWork] = useState<Work | null>(null);
  const { data } = read;
  const name = data && nameIn(data.customer.customerName, data.customer.companyNameEn, language);
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  useCustomersAsked();
  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      extra={
        data && (
          <>
            <bdi className="muted">{data.customer.customerNumber}</bdi>
            <CustomerState customer={data.customer} />
          </>
        )
      }
      actions={data && <Actions customer={data.customer} onWork={setWork} />}
    >
      {data && <Parts loaded={data} />}
      <Dialogs open={data && work ? { kind: work, customer: data.customer } : null} onClose={() => setWork(null)} />
    </DetailPage>
  );
}

function Actions({ customer, onWork }: { customer: Customer; onWork: (work: Work) => void }) {
  const { t } = useTexts("customer");
  const nameOf = useWorkNames();
  const may = useMay();
  const end = useCall(endCustomerSignIn);
  return (
    <>
      {(["edit", "state", "signIn", "mail", "merge"] as const)
        .filter((work) => may(`${page}:${workRights[work]}`))
        .map((work) => (
          <Button key={work} onClick={() => onWork(work)}>
            {nameOf(work)}
          </Button>
        ))}
      {customer.hasSignIn && may(`${page}:edit`) && (
        <ConfirmButton
          question={t("signIn.endQuestion")}
          onConfirm={async () => {
            await end.mutateAsync({ id: customer.id });
            notify.success(t("signIn.ended"));
          }}
        >
          {t("signIn.end")}
        </ConfirmButton>
      )}
    </>
  );
}

function Parts({ loaded }: { loaded: LoadedCustomer }) {
  const { t } = useTexts("customer");
  const { customer, request, merged } = loaded;
  return (
    <div className="customer-parts">
      {customer.status !== "enabled" && (
        <Note type="warning" title={t(`state.${customer.status}`)} description={customer.statusReason} />
      )}
      <PartyWarnings names={[customer.customerName, customer.companyNameEn]} />
      {request && <Request request={request} />}
      <Data customer={customer} />
      {merged.length > 0 && (
        <p className="muted">
          {t("merge.before")}{" "}
          <bdi>
            {merged.map(({ customerName, customerNumber }) => `${customerName} (${customerNumber})`).join("، ")}
          </bdi>
        </p>
      )}
      <Contacts customerId={customer.id} />
      <Accounts customerId={customer.id} />
      <ContractsPart customerId={customer.id} />
      <Waybills customerId={customer.id} />
      <Bills customerId={customer.id} />
      <Files customerId={customer.id} />
      <History customerId={customer.id} />
    </div>
  );
}

const ltr = (value: string) => (value === "" ? "" : <bdi dir="ltr">{value}</bdi>);

function Data({ customer }: { customer: Customer }) {
  const { t, word, language } = useTexts("customer");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const { certificate } = customer;
  const fields = [
    ["customerName", customer.customerName],
    ["customerType", labels.type(customer.customerType)],
    ["companyNameEn", customer.companyNameEn],
    ["shortName", customer.shortName],
    ["country", nameOf(customer.country)],
    ["city", customer.cityName],
    ["address", customer.address],
    ["contact", customer.contact],
    ["phone", ltr(customer.phone)],
    ["telephone", ltr(customer.telephone)],
    ["email", ltr(customer.email)],
    ["website", ltr(customer.website)],
    ["director", customer.director],
    ["companyCode", ltr(customer.companyCode)],
    ["personalId", ltr(customer.personalId)],
    ["passport", ltr(customer.passport)],
    ["referrer", customer.referrer],
    ["salesId", customer.salesName],
    ["receivableBalance", <Owed key="owed" {...customer} />],
    ["certificate", certificate ? <LicenceLink key="open" file={certificate} /> : licenceTexts.false[language]],
    [
      "signIn",
      customer.hasSignIn ? `${word("yes")} · ${formatMoment(customer.lastSignInAt) || t("signIn.never")}` : word("no"),
    ],
    [
      "messageMail",
      customer.messageMailLanguage === ""
        ? word("no")
        : `${word("yes")} · ${languageNames[customer.messageMailLanguage]}`,
    ],
    ["addPeople", customer.addPeople],
    ["createdAt", formatMoment(customer.createdAt)],
  ] as const;
  const isPersonal = customer.customerType === "personal";
  const shown = fields.filter(([field]) => isPersonal || (field !== "personalId" && field !== "passport"));
  return <Facts facts={shown.map(([field, value]) => ({ label: labels.field(field), value }))} />;
}

/** The customer's request for changes, to be accepted or turned down. */
function Request({ request }: { request: NonNullable<LoadedCustomer["request"]> }) {
  const { t } = useTexts("customer");
  const may = useMay();
  const audit = useCall(auditCustomerRequest);
  const [isRefusing, setRefusing] = useState(false);
  async function accept(): Promise<void> {
    await audit.mutateAsync({ id: request.id, accept: true });
    notify.success(t("request.accepted"));
  }
  return (
    <Panel title={t("request.title")} className="customer-request">
      <p className="muted">{formatMoment(request.createdAt)}</p>
      <RequestTable request={request} />
      {may(`${page}:edit`) && (
        <div className="record-form-buttons">
          <Button type="primary" loading={audit.isPending} onClick={() => void accept().catch(() => undefined)}>
            {t("request.accept")}
          </Button>
          <Button danger onClick={() => setRefusing(true)}>
            {t("request.refuse")}
          </Button>
        </div>
      )}
      <TabModal open={isRefusing} title={t("request.refuse")} onCancel={() => setRefusing(false)}>
        <RefuseForm requestId={request.id} onClose={() => setRefusing(false)} />
      </TabModal>
    </Panel>
  );
}
