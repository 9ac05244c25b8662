import { userSystemLogin, type LoginResult } from "@lading/contract/session";
import { useTexts } from "#core/i18n";
import { signIn } from "#core/session";
import { LightField, LightForm } from "#ui/light";
import { useOffers } from "./offers.ts";
import { WeChatLink } from "./WeChatLink.tsx";

const done = (result: LoginResult) => signIn(result);

/** Staff: e-mail address or phone number, and password. */
export function StaffSignIn({ onForgot, onRegister }: { onForgot: () => void; onRegister: () => void }) {
  const { t } = useTexts("session");
  const offers = useOffers();
  return (
    <>
      <LightForm call={userSystemLogin} fixed={{ audience: "staff" }} onDone={done} submitText={t("login.submit")}>
        <LightField name="account" label={t("fields.account")} autoComplete="username" autoFocus />
        <LightField name="password" label={t("fields.password")} type="password" autoComplete="current-password" />
      </LightForm>
      <div className="login-links">
        <button type="button" className="login-link" onClick={onForgot}>
          {t("login.forgot")}
        </button>
        {offers?.isShowRegister === true && (
          <button type="button" className="login-link" onClick={onRegister}>
            {t("login.register")}
          </button>
        )}
      </div>
      <WeChatLink appId={offers?.weChatAppId} text={t("login.weChat")} />
    </>
  );
}

/** A forwarder's customers: company code, customer number and password. */
export function CustomerSignIn({ companyCode }: { companyCode: string }) {
  const { t } = useTexts("session");
  return (
    <>
      <LightForm
        call={userSystemLogin}
        fixed={{ audience: "customer" }}
        initial={{ companyCode }}
        onDone={done}
        submitText={t("login.submit")}
      >
        <LightField
          name="companyCode"
          label={t("fields.companyCode")}
          hint={t("login.companyCodeHint")}
          autoComplete="organization"
          autoCapitalize="characters"
        />
        <LightField name="customerNumber" label={t("fields.customerNumber")} autoComplete="username" />
        <LightField name="password" label={t("fields.password")} type="password" autoComplete="current-password" />
      </LightForm>
      <p className="login-note">{t("login.customerPassword")}</p>
    </>
  );
}
