import { useTexts } from "#core/i18n";
import { LinkToCopy } from "#ui";
import { Card } from "./Card.tsx";

/** The public tracking page of the shipment, to copy or to scan. */
export function TrackingLink({ url }: { url: string }) {
  const { t } = useTexts("waybill");
  return (
    <Card title={t("detail.tracking")}>
      <LinkToCopy url={url} label={t("detail.tracking")} opens>
        <p className="muted">{t("detail.trackingHint")}</p>
      </LinkToCopy>
    </Card>
  );
}
