import {
  passwordReset,
  userSystemRegister,
  weChatUsersLogin,
  type LoginResult,
  passwordRuleText,
  signInFieldTexts,
} from "@lading/contract/session";
import { getUserShareInfoByUserId } from "@lading/contract/user";
import { useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { signIn } from "#core/session";
import { LightField, LightForm } from "#ui/light";
import { CodeField } from "./CodeField.tsx";
import { useOffers } from "./offers.ts";
import { WeChatLink } from "./WeChatLink.tsx";

const done = (result: LoginResult) => signIn(result);

/** A new user: name, address verified by a code, password twice. */
export function Register({ sharedBy, onBack }: { sharedBy: string; onBack: () => void }) {
  const { t } = useTexts("session");
  const field = useFieldTexts(signInFieldTexts);
  const fixed = sharedBy === "" ? {} : { sharedBy };
  return (
    <>
      <p className="login-note">{t("register.lead")}</p>
      {sharedBy !== "" && <Invitation userId={sharedBy} />}
      <LightForm call={userSystemRegister} fixed={fixed} onDone={done} submitText={t("register.submit")}>
        <LightField name="userName" label={field("userName")} autoComplete="name" autoFocus />
        <LightField name="account" label={field("account")} autoComplete="username" />
        <CodeField purpose="register" />
        <NewPassword />
      </LightForm>
      <Back onBack={onBack} />
    </>
  );
}

/** Who invites, and their words; nothing when the link is nobody's. */
function Invitation({ userId }: { userId: string }) {
  const { t } = useTexts("session");
  const { data } = useRead(getUserShareInfoByUserId, { userId }, { quiet: true, ownErrors: true });
  if (!data) return null;
  const { UserName, CompanyName, shareMessage } = data;
  return (
    <div className="login-invitation">
      <p>
        {t("register.invitedBy")} <bdi>{UserName}</bdi>
        {CompanyName !== "" && (
          <>
            {" · "}
            <bdi>{CompanyName}</bdi>
          </>
        )}
      </p>
      {shareMessage !== "" && (
        <blockquote>
          <bdi>{shareMessage}</bdi>
        </blockquote>
      )}
    </div>
  );
}

/** A new password by a code. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTexts("session");
  const field = useFieldTexts(signInFieldTexts);
  return (
    <>
      <p className="login-note">{t("forgot.lead")}</p>
      <LightForm
        call={passwordReset}
        onDone={() => {
          notify.success(t("forgot.done"));
          onBack();
        }}
        submitText={t("forgot.submit")}
      >
        <LightField name="account" label={field("account")} autoComplete="username" autoFocus />
        <CodeField purpose="resetPassword" />
        <NewPassword />
      </LightForm>
      <Back onBack={onBack} />
    </>
  );
}

/**
 * Back from WeChat: the first time, account and password link the WeChat user to the account. WeChat's code is good for
 * one answer, so whoever it did not let in can ask WeChat for another.
 */
export function WeChatSignIn({ code, onBack }: { code: string; onBack: () => void }) {
  const { t } = useTexts("session");
  const field = useFieldTexts(signInFieldTexts);
  const offers = useOffers();
  return (
    <>
      <p className="login-note">{t("weChat.lead")}</p>
      <LightForm call={weChatUsersLogin} fixed={{ code }} onDone={done} submitText={t("login.submit")}>
        <LightField name="account" label={field("account")} autoComplete="username" autoFocus />
        <LightField name="password" label={field("password")} type="password" autoComplete="current-password" />
      </LightForm>
      <WeChatLink appId={offers?.weChatAppId} text={t("weChat.again")} />
      <Back onBack={onBack} />
    </>
  );
}

function NewPassword() {
  const { language } = useTexts("session");
  const field = useFieldTexts(signInFieldTexts);
  return (
    <>
      <LightField
        name="password"
        label={field("newPassword")}
        hint={passwordRuleText[language]}
        type="password"
        autoComplete="new-password"
      />
      <LightField name="confirmPassword" label={field("confirmPassword")} type="password" autoComplete="new-password" />
    </>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  const { t } = useTexts("session");
  return (
    <div className="login-links">
      <button type="button" className="login-link" onClick={onBack}>
        {t("login.back")}
      </button>
    </div>
  );
}
