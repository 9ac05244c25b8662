import { userFieldTexts } from "@lading/contract/user";
import { passwordRuleText, signInFieldTexts } from "@lading/contract/session";
import { licenceTexts } from "@lading/contract/party";
import "../customer.css";
import { nameIn, type AnswerOf } from "@lading/contract/core";
import { editCustomerPassword, loadCustomerHomeInfo } from "@lading/contract/customer";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { AdvertPlace } from "#advert";
import { useRead } from "#core/api";
import { useServerEvent } from "#core/events";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { LicenceLink } from "#party";
import { DetailPage, Facts, Note, RecordForm, TabModal, CityName } from "#ui";
import { useCountries, useLabels } from "../labels.ts";
import { OwnForm } from "./OwnForm.tsx";
import { RequestTable } from "../RequestTable.tsx";

export type Home = AnswerOf<typeof loadCustomerHomeInfo>;

/** /customerHome/customerInfo */
export default function CustomerInfoPage() {
  const { t, language } = useTexts("customer");
  const read = useRead(loadCustomerHomeInfo, {});
  const [open, setOpen] = useState<"password" | "own" | null>(null);
  const close = () => setOpen(null);
  const { data } = read;
  useServerEvent("customer.message", () => void read.refetch());
  const editing = data?.locked === true ? t("home.askChange") : t("home.complete");
  return (
    <DetailPage
      read={read}
      title={data ? nameIn(data.customerName, data.companyNameEn, language) : ""}
      extra={data && <span className="muted">{data.customerNumber}</span>}
      actions={
        <>
          <Button type="primary" onClick={() => setOpen("own")}>
            {editing}
          </Button>
          <Button onClick={() => setOpen("password")}>{t("home.changePassword")}</Button>
        </>
      }
    >
      {data && (
        <div className="customer-parts">
          <Standing home={data} />
          <Own home={data} />
          <Forwarder home={data} />
          <AdvertPlace module="customerHome" />
          <TabModal open={open === "own"} title={editing} width={860} onCancel={close}>
            <OwnForm home={data} onClose={close} />
          </TabModal>
          <TabModal open={open === "password"} title={t("home.changePassword")} onCancel={close}>
            <PasswordForm onClose={close} />
          </TabModal>
        </div>
      )}
    </DetailPage>
  );
}

/** Whether the data may be changed still, and how the newest request for a change stands. */
function Standing({ home }: { home: Home }) {
  const { t } = useTexts("customer");
  const { request, locked } = home;
  if (!locked) return <Note type="info" title={t("home.onceTitle")} description={t("home.onceHint")} />;
  if (!request) return <p className="muted">{t("home.locked")}</p>;
  const types = { pending: "info", accepted: "success", refused: "warning" } as const;
  return (
    <Note
      type={types[request.status]}
      title={t(`home.request.${request.status}`)}
      description={
        <>
          <p>{formatMoment(request.decidedAt ?? request.createdAt)}</p>
          {request.reason !== "" && <p dir="auto">{request.reason}</p>}
          {request.status === "pending" && <RequestTable request={request} />}
        </>
      }
    />
  );
}

function Own({ home }: { home: Home }) {
  const { t, language } = useTexts("customer");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const fields = (["companyNameEn", "shortName", "director", "contact"] as const).map(
    (field) => [field, home[field]] as const,
  );
  const codes = (["phone", "telephone", "email", "website", "companyCode", "personalId", "passport"] as const)
    .filter((field) => home.customerType === "personal" || (field !== "personalId" && field !== "passport"))
    .map(
      (field) =>
        [
          field,
          home[field] === "" ? (
            ""
          ) : (
            <bdi key={field} dir="ltr">
              {home[field]}
            </bdi>
          ),
        ] as const,
    );
  const all = [
    ["customerType", labels.type(home.customerType)],
    ["country", nameOf(home.country)],
    ["city", home.city && <CityName country={home.country} city={home.city} />],
    ["address", home.address],
    ...fields,
    ...codes,
    [
      "certificate",
      home.certificate ? <LicenceLink key="licence" file={home.certificate} /> : licenceTexts.false[language],
    ],
  ] as const;
  const facts = all.map(([field, value]) => ({ label: labels.field(field), value }));
  return (
    <Facts
      title={t("home.own")}
      facts={[...facts, { label: userFieldTexts.lastSignInAt[language], value: formatMoment(home.lastSignInAt) }]}
    />
  );
}

function Forwarder({ home }: { home: Home }) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return (
    <Facts
      title={t("home.forwarder")}
      facts={[
        { label: t("home.company"), value: home.CompanyName },
        { label: labels.field("phone"), value: home.companyPhone },
        { label: labels.field("email"), value: home.companyEmail },
        { label: t("home.sales"), value: home.salesName },
        { label: t("home.salesPhone"), value: home.salesPhone },
      ]}
    />
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts("customer");
  const field = useFieldTexts(signInFieldTexts);
  return (
    <RecordForm
      call={editCustomerPassword}
      onDone={() => {
        notify.success(t("home.passwordChanged"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="password" label={field("presentPassword")} required>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="newPassword" label={field("newPassword")} required extra={passwordRuleText[language]}>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="confirmPassword" label={field("confirmPassword")} required>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}
