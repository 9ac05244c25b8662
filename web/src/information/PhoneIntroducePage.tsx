import "./information.css";
import { Link } from "react-router";
import { AdvertPlace } from "#advert";
import { useTexts } from "#core/i18n";
import { LanguageChoice, RouteArt } from "#ui/light";

const points = ["answer", "move", "print"] as const;

/** First page on a phone: the way to the visitor's shipment, and an introduction to Lading. */
export default function PhoneIntroducePage() {
  const { t } = useTexts("information");
  return (
    <div className="phone">
      <RouteArt />
      <header>
        <span className="public-logo">Lading</span>
        <LanguageChoice />
      </header>
      <main>
        <h1>{t("phone.heading")}</h1>
        <p>{t("phone.lead")}</p>
        <Link className="light-button light-button-primary" to="/waybillDetail">
          {t("phone.track")}
        </Link>
        <Link className="light-button" to="/login">
          {t("phone.signIn")}
        </Link>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <h2>{t(`introduce.${point}.title`)}</h2>
              <p>{t(`introduce.${point}.text`)}</p>
            </li>
          ))}
        </ul>
        <nav aria-label={t("phone.further")}>
          <Link to="/mb_information">{t("help.title")}</Link>
          <Link to="/more">{t("more.title")}</Link>
        </nav>
        <AdvertPlace module="tracking" />
      </main>
    </div>
  );
}
