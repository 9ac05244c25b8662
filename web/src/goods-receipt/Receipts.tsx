import { orderFieldTexts } from "@lading/contract/order";
import { commonFieldTexts } from "@lading/contract/core";
import "./goods-receipt.css";
import { getWaybillStorageInfo, withdrawGoodsReceipt, type GoodsReceipt } from "@lading/contract/goods-receipt";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { openFile, useRead } from "#core/api";
import { formatDecimal, formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useServerEvent } from "#core/events";
import { Facts, RecordForm, StatusTag, TabModal } from "#ui";
import { ReceiveGoods } from "./late.tsx";

interface ReceiptsProps {
  waybillId: string;
  /** On the waybill's own page, its number: shown only when something has come, with a way to take more in. */
  houseNumber?: string;
  /** More may be taken in. */
  takesMore?: boolean;
}

/** A waybill's goods in warehouses: declared against received, and each receipt. */
export default function Receipts({ waybillId, houseNumber, takesMore = false }: ReceiptsProps) {
  const { t, language } = useTexts("goods-receipt");
  const { data, refetch } = useRead(getWaybillStorageInfo, { waybillId }, { quiet: true, ownErrors: true });
  useServerEvent("goodsReceipt.changed", () => void refetch());
  const may = useMay();
  const [isReceiving, setReceiving] = useState(false);
  if (!data || (houseNumber !== undefined && data.receipts.length === 0)) return null;
  const { storage, receipts } = data;
  return (
    <section className="receipts">
      <Facts
        title={t("inWarehouse")}
        facts={[
          {
            label: orderFieldTexts.receivedOf[language],
            value: <Pair received={String(storage.receivedPieces)} declared={String(storage.declaredPieces)} />,
          },
          {
            label: waybillFieldTexts.weight[language],
            value: <Pair received={storage.receivedWeight} declared={storage.declaredWeight} />,
          },
          {
            label: waybillFieldTexts.volume[language],
            value: <Pair received={storage.receivedVolume} declared={storage.declaredVolume} />,
          },
        ]}
      />
      {houseNumber !== undefined && takesMore && may("/logisticsManagement/orderWayBill:edit") && (
        <Button onClick={() => setReceiving(true)}>{t("more")}</Button>
      )}
      {isReceiving && houseNumber !== undefined && (
        <ReceiveGoods numbers={[houseNumber]} onClose={() => setReceiving(false)} />
      )}
      {receipts.length === 0 && <p className="muted">{t("noReceipts")}</p>}
      {receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} />
      ))}
    </section>
  );
}

function Pair({ received, declared }: { received: string; declared: string }) {
  return (
    <bdi dir="ltr">
      {formatDecimal(received)} / {formatDecimal(declared)}
    </bdi>
  );
}

function Receipt({ receipt }: { receipt: GoodsReceipt }) {
  const { t, language } = useTexts("goods-receipt");
  const may = useMay();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isWithdrawn = receipt.withdrawnAt !== null;
  return (
    <article className="receipt" data-withdrawn={isWithdrawn}>
      <header>
        <strong>
          <bdi>{receipt.receiptNumber}</bdi>
        </strong>
        <span>{formatMoment(receipt.receivedAt)}</span>
        <bdi>{receipt.warehouse}</bdi>
        {receipt.difference === "more" && !isWithdrawn && <StatusTag tone="warning">{t("markMore")}</StatusTag>}
        {receipt.difference === "short" && !isWithdrawn && <StatusTag tone="bad">{t("markShort")}</StatusTag>}
        {isWithdrawn && <StatusTag>{t("withdrawn")}</StatusTag>}
        {!isWithdrawn && may("/logisticsManagement/orderWayBill:delete") && (
          <Button type="link" danger onClick={() => setWithdrawing(true)}>
            {t("withdraw")}
          </Button>
        )}
      </header>
      <p>
        {t("came", {
          pieces: formatDecimal(String(receipt.pieces)),
          weight: formatMeasure(receipt.weight),
          volume: formatMeasure(receipt.volume),
        })}
        {[receipt.location, receipt.remark, receipt.createdByName].filter(Boolean).map((text) => (
          <span key={text}>
            {" · "}
            <bdi>{text}</bdi>
          </span>
        ))}
      </p>
      {isWithdrawn && (
        <p className="muted">{t("withdrawnBy", { person: receipt.withdrawnByName, reason: receipt.withdrawReason })}</p>
      )}
      {receipt.photos.map((photo) => (
        <Button key={photo.id} type="link" size="small" onClick={() => void openFile(Promise.resolve(photo.path))}>
          <bdi>{photo.name}</bdi>
        </Button>
      ))}
      <TabModal
        open={isWithdrawing}
        title={t("withdrawTitle", { number: receipt.receiptNumber })}
        onCancel={() => setWithdrawing(false)}
      >
        <RecordForm
          call={withdrawGoodsReceipt}
          fixed={{ id: receipt.id }}
          submitText={t("withdraw")}
          onDone={() => {
            notify.success(t("withdrawnDone"));
            setWithdrawing(false);
          }}
          onCancel={() => setWithdrawing(false)}
        >
          <Form.Item name="reason" label={commonFieldTexts.reason[language]} required>
            <Input maxLength={200} dir="auto" />
          </Form.Item>
        </RecordForm>
      </TabModal>
    </article>
  );
}
