import "./information.css";
import { useTexts } from "#core/i18n";
import { PublicFrame } from "#ui/light";

const readers = ["clerk", "manager", "customer", "engineer"] as const;
const points = ["a", "b", "c", "d"] as const;

/** What each of the people who use Lading gets from it. */
export default function MorePage() {
  const { t } = useTexts("information");
  return (
    <PublicFrame>
      <h1>{t("more.heading")}</h1>
      <p className="lead">{t("more.lead")}</p>
      <div className="more-readers">
        {readers.map((reader) => (
          <section key={reader}>
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
