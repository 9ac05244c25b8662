import { useEffect, useState } from "react";
import { useInFlight } from "#core/api";
import { useTexts } from "#core/i18n";

/** Calls faster than this show no mask, so that nothing flashes. */
const showAfterMs = 400;
/** Once shown it stays long enough to be read as one thing. */
const showAtLeastMs = 300;

/** The full-screen mask with its text while a call is under way (overview §7). */
export function LoadingMask() {
  const { t } = useTexts("app");
  const busy = useInFlight();
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (busy === (shownAt !== null)) return undefined;
    const wait = shownAt === null ? showAfterMs : Math.max(0, shownAt + showAtLeastMs - Date.now());
    const timer = setTimeout(() => setShownAt(busy ? Date.now() : null), wait);
    return () => clearTimeout(timer);
  }, [busy, shownAt]);

  return (
    <div role="status" className={shownAt === null ? "mask-area" : "mask-area mask"}>
      {shownAt !== null && (
        <div className="mask-box">
          <span className="spinner" aria-hidden="true" />
          {t("loading")}
        </div>
      )}
    </div>
  );
}
