import "./login.css";
import { useState } from "react";
import { Link } from "react-router";
import { AdvertPlace } from "#advert";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { LanguageChoice, LightTabs, RouteArt } from "#ui/light";
import { ForgotPassword, Register, WeChatSignIn } from "./AccountForms.tsx";
import { DemoPeople } from "./DemoPeople.tsx";
import { useOffers } from "./offers.ts";
import { CustomerSignIn, StaffSignIn } from "./SignInForms.tsx";
import { codeFrom } from "./we-chat.ts";

type View = "signIn" | "register" | "forgot" | "weChat";

/** Staff and customers sign in; who has no account registers; who forgot the password sets a new one. */
export default function LoginPage() {
  const { t } = useTexts("session");
  const { search } = usePage();
  const weChatCode = codeFrom(search);
  const sharedBy = sharedFrom(search);
  const [view, setView] = useState<View>(weChatCode !== "" ? "weChat" : sharedBy === "" ? "signIn" : "register");
  const back = () => setView("signIn");
  return (
    <div className="login">
      <section className="login-brand" aria-label="Lading">
        <RouteArt />
        <Link className="login-logo" to="/checkWaybillHome">
          Lading
        </Link>
        <h2>{t("brand.title")}</h2>
        <ul>
          <li>{t("brand.build")}</li>
          <li>{t("brand.track")}</li>
          <li>{t("brand.rights")}</li>
        </ul>
        <Link to="/checkWaybillHome">{t("brand.trackWithout")}</Link>
      </section>
      <main className="login-main">
        <div className="login-top">
          <LanguageChoice />
        </div>
        <div className="login-card">
          <h1>{t(`${view}.heading`)}</h1>
          {view === "signIn" && <SignIn onView={setView} />}
          {view === "register" && <Register sharedBy={sharedBy} onBack={back} />}
          {view === "forgot" && <ForgotPassword onBack={back} />}
          {view === "weChat" && <WeChatSignIn code={weChatCode} onBack={back} />}
        </div>
        <Link className="login-track" to="/waybillDetail">
          {t("brand.trackWithout")}
        </Link>
        <AdvertPlace module="login" reserve />
      </main>
    </div>
  );
}

/** The user whose share link this is, or the empty text. */
function sharedFrom(search: URLSearchParams): string {
  const userId = search.get("share") ?? "";
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(userId) ? userId : "";
}

function SignIn({ onView }: { onView: (view: View) => void }) {
  const { t } = useTexts("session");
  const { search } = usePage();
  const companyCode = search.get("companyCode") ?? "";
  const [tab, setTab] = useState(companyCode === "" ? "staff" : "customer");
  const offers = useOffers();
  return (
    <>
      <LightTabs
        label={t("login.tabs")}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: "staff",
            label: t("login.staff"),
            content: (
              <StaffSignIn offers={offers} onForgot={() => onView("forgot")} onRegister={() => onView("register")} />
            ),
          },
          { key: "customer", label: t("login.customer"), content: <CustomerSignIn companyCode={companyCode} /> },
        ]}
      />
      {offers?.demo && <DemoPeople demo={offers.demo} />}
    </>
  );
}
