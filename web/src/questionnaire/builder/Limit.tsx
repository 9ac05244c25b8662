import { useTexts } from "#core/i18n";

/** How many there are of how many can be; said where there is no more room. */
export function Limit({ count, most }: { count: number; most: number }) {
  const { t } = useTexts("questionnaire");
  if (count < most) return null;
  return (
    <p className="muted" role="status">
      {t("limit", { max: most })}
    </p>
  );
}
