import "./information.css";
import { AdvertPlace, OpenAdvert } from "#advert";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { PublicFrame } from "#ui/light";
import { questions } from "./questions.ts";

/** The help for a small screen: the questions, each with its answer when it is touched; or the advert that the address names. */
export default function PhoneInformationPage() {
  const { t } = useTexts("information");
  const advert = usePage().search.get("advert");
  if (advert !== null)
    return (
      <PublicFrame>
        <OpenAdvert id={advert} />
      </PublicFrame>
    );
  return (
    <PublicFrame>
      <h1>{t("help.heading")}</h1>
      <p className="lead">{t("help.lead")}</p>
      <div className="help-folded">
        {questions.map((question, place) => (
          <details key={question} open={place === 0}>
            <summary>{t(`help.${question}.title`)}</summary>
            <p>{t(`help.${question}.text`)}</p>
          </details>
        ))}
      </div>
      <AdvertPlace module="information" />
    </PublicFrame>
  );
}
