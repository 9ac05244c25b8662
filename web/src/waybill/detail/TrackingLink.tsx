import { Button } from "antd";
import { useTexts } from "#core/i18n";
import { copyText } from "#core/notice";
import { QrCode } from "#ui/light";
import { Card } from "./Card.tsx";

const codePixels = 112;

/** The public tracking page of the shipment, to copy or to scan. */
export function TrackingLink({ url }: { url: string }) {
  const { t } = useTexts("waybill");

  const copy = () => copyText(url, { copied: t("detail.copied"), byHand: t("detail.copyByHand") });

  return (
    <Card title={t("detail.tracking")}>
      <div className="waybill-tracking">
        <QrCode text={url} pixels={codePixels} alt={t("detail.qrCode")} />
        <div>
          <p className="muted">{t("detail.trackingHint")}</p>
          <input
            readOnly
            className="waybill-link"
            value={url}
            dir="ltr"
            aria-label={t("detail.tracking")}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{t("detail.copy")}</Button>{" "}
          <a href={url} target="_blank" rel="noreferrer">
            {t("detail.openTracking")}
          </a>
        </div>
      </div>
    </Card>
  );
}
