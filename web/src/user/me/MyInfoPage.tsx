import "../user.css";
import { loadUserInfo, userFieldTexts, companyFieldTexts } from "@lading/contract/user";
import { languageNames, languages } from "@lading/contract/core";
import { Button } from "antd";
import { useState } from "react";
import { AdvertPlace } from "#advert";
import { useRead } from "#core/api";
import { formatDate, formatMoment } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { DetailPage, Facts, StatusTag, TabModal } from "#ui";
import { Avatar } from "../Avatar.tsx";
import { levelOf } from "../level.ts";
import { AccountForm } from "./AccountForm.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Sharing } from "./Sharing.tsx";
import { Wallet } from "./Wallet.tsx";

type Dialog = "profile" | "account" | "password";

/** /myHome/myInfo */
export default function MyInfoPage() {
  const { t } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const company = useFieldTexts(companyFieldTexts);
  const me = useRead(loadUserInfo, {});
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { data } = me;
  return (
    <DetailPage
      read={me}
      title={data?.UserName ?? ""}
      extra={data && <StatusTag tone="active">{t(`levels.${levelOf(data.RoleLevel)}`)}</StatusTag>}
      actions={<Actions onChoose={setDialog} />}
    >
      {data && (
        <>
          {data.IsUse === -1 ? <NextSteps /> : <FirstSteps />}
          <div className="user-head">
            <Avatar path={data.HeadImg} name={data.UserName} size={72} />
            <p dir="auto">{data.introduction}</p>
          </div>
          <Facts
            title={t("me.person")}
            facts={[
              { label: field("userName"), value: data.UserName },
              { label: field("position"), value: data.position },
              { label: field("email"), value: data.email },
              { label: field("phone"), value: data.phone },
              { label: field("language"), value: languageName(data.language) },
              { label: field("lastSignInAt"), value: formatMoment(data.lastSignInAt) },
            ]}
          />
          <Facts
            title={t("me.work")}
            facts={[
              { label: company("companyName"), value: data.CompanyName },
              { label: company("companyCode"), value: data.CompanyCode },
              { label: field("roles"), value: listed(data.roles.map(({ roleName }) => roleName)) },
              { label: field("superior"), value: data.parentUserName },
              { label: company("validUntil"), value: formatDate(data.ValidityPeriodDate) },
            ]}
          />
          {data.IsUse !== -1 && <Wallet />}
          <Sharing me={data} />
          <AdvertPlace module="staffHome" />
          <TabModal open={dialog === "profile"} title={t("me.editProfile")} onCancel={close}>
            <ProfileForm me={data} onClose={close} />
          </TabModal>
          <TabModal open={dialog === "account"} title={t("me.changeAccount")} onCancel={close}>
            <AccountForm onClose={close} />
          </TabModal>
          <TabModal open={dialog === "password"} title={t("me.changePassword")} onCancel={close}>
            <PasswordForm onClose={close} />
          </TabModal>
        </>
      )}
    </DetailPage>
  );
}

function Actions({ onChoose }: { onChoose: (dialog: Dialog) => void }) {
  const { t } = useTexts("user");
  return (
    <>
      <Button type="primary" onClick={() => onChoose("profile")}>
        {t("me.editProfile")}
      </Button>
      <Button onClick={() => onChoose("account")}>{t("me.changeAccount")}</Button>
      <Button onClick={() => onChoose("password")}>{t("me.changePassword")}</Button>
    </>
  );
}

function languageName(language: string): string {
  const known = languages.find((one) => one === language);
  return known ? languageNames[known] : "";
}
