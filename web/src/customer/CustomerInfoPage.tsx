import { editCustomerPassword, loadCustomerHomeInfo } from "@lading/contract/customer";
import { getCountryList } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DetailPage, Facts, RecordForm, TabModal } from "#ui";

/** /customerHome/customerInfo */
export default function CustomerInfoPage() {
  const { t } = useTexts("customer");
  const read = useRead(loadCustomerHomeInfo, {});
  const countries = useRead(getCountryList, {}, { quiet: true });
  const [isChanging, setChanging] = useState(false);
  const { data } = read;
  const country = countries.data?.rows.find(({ code }) => code === data?.country)?.name ?? data?.country ?? "";
  return (
    <DetailPage
      read={read}
      title={data?.customerName ?? ""}
      extra={data && <span className="muted">{data.customerNumber}</span>}
      actions={<Button onClick={() => setChanging(true)}>{t("home.changePassword")}</Button>}
    >
      {data && (
        <>
          <Facts
            title={t("home.own")}
            facts={[
              { label: t("fields.type"), value: t(`types.${data.customerType}`) },
              { label: t("fields.shortName"), value: data.shortName },
              { label: t("fields.country"), value: country },
              { label: t("fields.city"), value: data.city },
              { label: t("fields.address"), value: data.address, wide: true },
              { label: t("fields.contact"), value: data.contact },
              { label: t("fields.phone"), value: data.phone },
              { label: t("fields.email"), value: data.email },
              { label: t("fields.lastSignInAt"), value: formatMoment(data.lastSignInAt) },
            ]}
          />
          <p className="muted">{t("home.changes")}</p>
          <Facts
            title={t("home.forwarder")}
            facts={[
              { label: t("fields.company"), value: data.CompanyName },
              { label: t("fields.phone"), value: data.companyPhone },
              { label: t("fields.email"), value: data.companyEmail },
              { label: t("fields.sales"), value: data.salesName },
              { label: t("fields.salesPhone"), value: data.salesPhone },
            ]}
          />
          <TabModal open={isChanging} title={t("home.changePassword")} onCancel={() => setChanging(false)}>
            <PasswordForm onClose={() => setChanging(false)} />
          </TabModal>
        </>
      )}
    </DetailPage>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("customer");
  return (
    <RecordForm
      call={editCustomerPassword}
      onDone={() => {
        notify.success(t("home.passwordChanged"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="password" label={t("fields.password")} required>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="newPassword" label={t("fields.newPassword")} required extra={t("fields.passwordRule")}>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="confirmPassword" label={t("fields.confirmPassword")} required>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}
