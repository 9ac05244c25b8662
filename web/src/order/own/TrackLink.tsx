import { useTexts } from "#core/i18n";

/** The public page of an order's shipment. */
export function TrackLink({ houseNumber }: { houseNumber: string }) {
  const { t } = useTexts("order");
  return (
    <a href={`/waybillDetail?numbers=${encodeURIComponent(houseNumber)}`} target="_blank" rel="noreferrer">
      {t("own.track")}
    </a>
  );
}
