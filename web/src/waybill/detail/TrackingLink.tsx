import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTexts } from "#core/i18n";
import { copyText } from "#core/notice";
import { Card } from "./Card.tsx";

const codePixels = 112;

/** The public tracking page of the shipment, to copy or to scan. */
export function TrackingLink({ url }: { url: string }) {
  const { t } = useTexts("waybill");
  const picture = useQrCode(url);

  const copy = () => copyText(url, { copied: t("detail.copied"), byHand: t("detail.copyByHand") });

  return (
    <Card title={t("detail.tracking")}>
      <div className="waybill-tracking">
        {picture !== "" && <img src={picture} width={codePixels} height={codePixels} alt={t("detail.qrCode")} />}
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

/** A QR code of the text as the address of a picture; the empty text until it is drawn. */
function useQrCode(text: string): string {
  const [picture, setPicture] = useState("");
  useEffect(() => {
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(text, { width: 2 * codePixels, margin: 1 }))
      .then(setPicture, () => setPicture(""));
  }, [text]);
  return picture;
}
