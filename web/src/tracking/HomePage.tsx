import "./tracking.css";
import "./home.css";
import { Link, useNavigate } from "react-router";
import { AdvertPlace } from "#advert";
import { useTexts } from "#core/i18n";
import { Icon, PublicFrame } from "#ui/light";
import { addressOf } from "./address.ts";
import { NumbersForm } from "./NumbersForm.tsx";

const points = [
  { point: "numbers", icon: "search" },
  { point: "live", icon: "refresh" },
  { point: "private", icon: "safety" },
] as const;

/** The front door: a field for numbers, and what Lading is in a few sentences. */
export default function HomePage() {
  const { t } = useTexts("tracking");
  const navigate = useNavigate();
  const hero = (
    <>
      <h1>{t("home.heading")}</h1>
      <p className="lead">{t("home.lead")}</p>
      <div className="home-ask">
        <NumbersForm onAsk={(numbers) => void navigate(addressOf(numbers))} />
      </div>
    </>
  );
  return (
    <PublicFrame hero={hero}>
      <ul className="home-points">
        {points.map(({ point, icon }) => (
          <li key={point}>
            <Icon name={icon} />
            <h2>{t(`home.${point}.title`)}</h2>
            <p>{t(`home.${point}.text`)}</p>
          </li>
        ))}
      </ul>
      <About />
      <AdvertPlace module="tracking" />
    </PublicFrame>
  );
}

const further = [
  { name: "introduce", to: "/introduce" },
  { name: "more", to: "/more" },
  { name: "information", to: "/information" },
  { name: "signIn", to: "/login" },
] as const;

function About() {
  const { t } = useTexts("tracking");
  const { t: ofShell } = useTexts("app");
  return (
    <section className="home-about">
      <div>
        <h2>{t("home.about.title")}</h2>
        <p>{t("home.about.text")}</p>
        <p>{t("home.about.further")}</p>
      </div>
      <ul>
        {further.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>
              <strong>{ofShell(`public.${name}`)}</strong>
              <span>{t(`home.links.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
