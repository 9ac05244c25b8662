import { firstSteps, loadFirstSteps } from "@lading/contract/user";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePreference } from "#core/preferences";
import { Icon } from "#ui/light";

/** Where a new company begins: the steps that this person may do, ticked when they are done; gone when all that matter are, or on wish. */
export function FirstSteps() {
  const { t, word } = useTexts("user");
  const may = useMay();
  const [isHidden, setHidden] = usePreference("firstStepsHidden", false);
  const mine = firstSteps.filter(({ right }) => may(right));
  const { data } = useRead(loadFirstSteps, {}, { enabled: !isHidden && mine.length > 0 });
  const isOpen = (step: (typeof mine)[number]["step"]) => data?.done.includes(step) === false;
  if (isHidden || !data || !mine.some(({ step, optional }) => optional !== true && isOpen(step))) return null;
  return (
    <section className="user-first-steps" aria-labelledby="user-first-steps">
      <header>
        <h2 id="user-first-steps">{t("me.first.title")}</h2>
        <button type="button" aria-label={word("close")} title={word("close")} onClick={() => setHidden(true)}>
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {mine.map(({ step, page }) => (
          <li key={step} className={isOpen(step) ? "" : "is-done"}>
            {isOpen(step) ? (
              <span className="user-first-tick" />
            ) : (
              <span className="user-first-tick" role="img" aria-label={word("done")}>
                <Icon name="done" />
              </span>
            )}
            <span>
              <Link to={page}>{t(`me.first.steps.${step}`)}</Link>
              {isOpen(step) && <small>{t(`me.first.why.${step}`)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
