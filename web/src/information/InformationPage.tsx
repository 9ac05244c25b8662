import "./information.css";
import { Link } from "react-router";
import { AdvertPlace, OpenAdvert } from "#advert";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { PublicFrame } from "#ui/light";
import { questions } from "./questions.ts";

/** Help for whoever waits for goods: all answers at a glance; or the advert that the address names. */
export default function InformationPage() {
  const { t } = useTexts("information");
  const advert = usePage().search.get("advert");
  if (advert !== null)
    return (
      <PublicFrame>
        <OpenAdvert id={advert} />
      </PublicFrame>
    );
  const hero = (
    <>
      <h1>{t("help.heading")}</h1>
      <p className="lead">{t("help.lead")}</p>
    </>
  );
  return (
    <PublicFrame hero={hero}>
      <div className="help">
        {questions.map((question) => (
          <section key={question}>
            <h2>{t(`help.${question}.title`)}</h2>
            <p>{t(`help.${question}.text`)}</p>
          </section>
        ))}
        <p>
          <Link className="light-button light-button-primary" to="/waybillDetail">
            {t("phone.track")}
          </Link>
        </p>
      </div>
      <AdvertPlace module="information" />
    </PublicFrame>
  );
}
