import { userSystemLogin, type LoginResult, signInFieldTexts } from "@lading/contract/session";
import { useFieldTexts, useTexts } from "#core/i18n";
import { signIn } from "#core/session";
import { LightField, LightForm } from "#ui/light";
import type { Offers } from "./offers.ts";
import { WeChatLink } from "./WeChatLink.tsx";

const done = (result: LoginResult) => signIn(result);

interface StaffSignInProps {
  offers: Offers | undefined;
  onForgot: () => void;
  onRegister: () => void;
}

/** Staff: e-mail address or phone number, and password. */
export function StaffSignIn({ offers, onForgot, onRegister }: StaffSignInProps) {
  const { t } = useTexts("session");
  const field = useFieldTexts(signInFieldTexts);
  return (
    <>
      <LightForm call={userSystemLogin} fixed={{ audience: "staff" }} onDone={done} submitText={t("login.submit")}>
        <LightField name="account" label={field("account")} autoComplete="username" autoFocus />
        <LightField name="password" label={field("password")} type="password" autoComplete="current-password" />
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
  const field = useFieldTexts(signInFieldTexts);
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
          label={field("companyCode")}
          hint={t("login.companyCodeHint")}
          autoComplete="organization"
          autoCapitalize="characters"
        />
        <LightField name="customerNumber" label={field("customerNumber")} autoComplete="username" />
        <LightField name="password" label={field("password")} type="password" autoComplete="current-password" />
      </LightForm>
      <p className="login-note">{t("login.customerPassword")}</p>
    </>
  );
}
