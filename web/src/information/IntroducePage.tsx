import "./information.css";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { Icon, PublicFrame } from "#ui/light";

const parts = [
  { part: "enter", icon: "form" },
  { part: "print", icon: "file" },
  { part: "move", icon: "node" },
  { part: "answer", icon: "globe" },
] as const;

/** Introduces Lading in the order of a shipment's day. */
export default function IntroducePage() {
  const { t } = useTexts("information");
  const hero = (
    <>
      <h1>{t("introduce.heading")}</h1>
      <p className="lead">{t("introduce.lead")}</p>
    </>
  );
  return (
    <PublicFrame hero={hero}>
      <ol className="intro-way">
        {parts.map(({ part, icon }) => (
          <li key={part}>
            <Icon name={icon} />
            <h2>{t(`introduce.${part}.title`)}</h2>
            <p>{t(`introduce.${part}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className="intro-begin">
        <h2>{t("introduce.begin.title")}</h2>
        <p>{t("introduce.begin.text")}</p>
        <p className="intro-actions">
          <Link className="light-button light-button-primary" to="/login">
            {t("introduce.begin.signIn")}
          </Link>
          <Link className="light-button" to="/more">
            {t("introduce.begin.more")}
          </Link>
        </p>
      </section>
    </PublicFrame>
  );
}
