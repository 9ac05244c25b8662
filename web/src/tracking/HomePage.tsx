import "./tracking.css";
import { Link, useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { PublicFrame } from "#ui/light";
import { addressOf } from "./address.ts";
import { NumbersForm } from "./NumbersForm.tsx";

const points = ["numbers", "live", "private"] as const;

/** The front door: a field for numbers, and what Lading is in a few sentences. */
export default function HomePage() {
  const { t } = useTexts("tracking");
  const navigate = useNavigate();
  return (
    <PublicFrame>
      <section className="track-hero">
        <h1>{t("home.heading")}</h1>
        <p className="lead">{t("home.lead")}</p>
        <NumbersForm onAsk={(numbers) => void navigate(addressOf(numbers))} />
      </section>
      <ul className="track-points">
        {points.map((point) => (
          <li key={point}>
            <h2>{t(`home.${point}.title`)}</h2>
            <p>{t(`home.${point}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="track-forwarders">
        {t("home.forwarders")} <Link to="/introduce">{t("home.introduce")}</Link>
      </p>
    </PublicFrame>
  );
}
