import "./information.css";
import { useTexts } from "#core/i18n";
import { Icon, PublicFrame } from "#ui/light";

const readers = [
  { reader: "clerk", icon: "form" },
  { reader: "manager", icon: "audit" },
  { reader: "customer", icon: "contacts" },
  { reader: "engineer", icon: "setting" },
] as const;
const points = ["a", "b", "c", "d"] as const;

/** Lading's use for each kind of user. */
export default function MorePage() {
  const { t } = useTexts("information");
  const hero = (
    <>
      <h1>{t("more.heading")}</h1>
      <p className="lead">{t("more.lead")}</p>
    </>
  );
  return (
    <PublicFrame hero={hero}>
      <div className="more-readers">
        {readers.map(({ reader, icon }) => (
          <section key={reader}>
            <Icon name={icon} />
            <h2>{t(`more.${reader}.title`)}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(`more.${reader}.${point}`)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PublicFrame>
  );
}
