import "../waybill.css";
import { useTexts } from "#core/i18n";

const mostNamed = 12;

/** Which waybills it is about; of many, the first ones. */
export function Numbers({ waybills }: { waybills: readonly { id: string; houseNumber: string }[] }) {
  const { t } = useTexts("waybill");
  const more = waybills.length - mostNamed;
  return (
    <p className="waybill-numbers">
      {waybills.slice(0, mostNamed).map(({ id, houseNumber }) => (
        <bdi key={id}>{houseNumber}</bdi>
      ))}
      {more > 0 && <span className="muted">{t("list.andMore", { count: more })}</span>}
    </p>
  );
}
