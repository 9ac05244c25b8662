import {
  mergeWayBillByMainNumber,
  shipperOf,
  wayBillListByPage,
  type ListedWaybill,
  type WaybillType,
} from "@lading/contract/waybill";
import { loadCompanyInfo } from "@lading/contract/user";
import { Form, Skeleton } from "antd";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, RecordForm, TabModal } from "#ui";
import { KindContext, shapeOf, type FormKind } from "../form/kind.ts";
import { RouteFields } from "../form/RouteFields.tsx";
import { ShipmentFields } from "../form/ShipmentFields.tsx";
import { FitFields } from "../main/FitFields.tsx";
import { mayHaveDeparted } from "../main/use-houses.ts";
import { PartyFields } from "../parties/PartyFields.tsx";
import { Sums } from "./Sums.tsx";

interface ConsolidateDialogProps {
  /** They carry the same main number. */
  houses: readonly ListedWaybill[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts houses under the main waybill of their number; where there is none, it is made here. */
export default function ConsolidateDialog({ houses, onClose, onDone }: ConsolidateDialogProps) {
  const { t } = useTexts("waybill");
  const navigate = useNavigate();
  const number = houses[0]?.mainNumber ?? "";
  const { data } = useRead(
    wayBillListByPage,
    { kind: "main", search: number, pageSize: 20 },
    { quiet: true, ownErrors: true },
  );
  const company = useRead(loadCompanyInfo, {}, { quiet: true, ownErrors: true });
  const main = data?.rows.find(({ houseNumber }) => houseNumber === number);
  return (
    <TabModal open title={t("consolidate.mergeTitle", { number })} onCancel={onClose} width={main ? 640 : 1040}>
      <Sums houses={houses} />
      {data && !company.isPending ? (
        <RecordForm
          call={mergeWayBillByMainNumber}
          initial={main ? {} : { ...commonOf(houses), ...(company.data && shipperOf(company.data)) }}
          fixed={{ ids: houses.map(({ id }) => id) }}
          toInput={(values) => Object.fromEntries(Object.entries(values).filter(([name]) => name in taken))}
          submitText={t("consolidate.merge")}
          onCancel={onClose}
          onDone={({ id, merged }) => {
            notify.success(t("consolidate.merged", { count: merged, number }));
            onClose();
            onDone();
            void navigate(`/waybillDetails/${id}`);
          }}
        >
          {main ? (
            <>
              <Note type="info" title={t("consolidate.mainExists")} />
              <FitFields
                coming={houses}
                destinationPort={main.destinationPort}
                hasDeparted={mayHaveDeparted(main.phase)}
              />
            </>
          ) : (
            <NewMain houses={houses} />
          )}
        </RecordForm>
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
    </TabModal>
  );
}

const taken = mergeWayBillByMainNumber.input.shape;

/** The new main waybill as the carrier's document has it, beside the sums of its houses. */
function NewMain({ houses }: Pick<ConsolidateDialogProps, "houses">) {
  const { t, language } = useTexts("waybill");
  const type: WaybillType = houses[0]?.type ?? 1;
  const form = Form.useFormInstance();
  const destinationPort = Form.useWatch<string | undefined>("destinationPort", form) ?? "";
  const kind = useMemo<FormKind>(() => {
    const ofMain = Object.entries(shapeOf(type, { isMain: true, isEdit: false }));
    const shape = Object.fromEntries(ofMain.filter(([name]) => name in taken));
    return { type, isMain: true, shape, language };
  }, [type, language]);
  return (
    <KindContext value={kind}>
      <p className="muted">{t("consolidate.newMain")}</p>
      <div className="waybill-form consolidate-main">
        <RouteFields />
        <FitFields coming={houses} destinationPort={destinationPort} hasDeparted={false} />
        <div className="form-pair">
          <PartyFields party="consignee" />
          <PartyFields party="shipper" />
        </div>
        <ShipmentFields />
      </div>
    </KindContext>
  );
}

const shared = ["consigneeName", "loadingPort", "destinationPort", "etd", "eta"] as const;

/** Values that all rows share, and the latest of their shipping dates. */
function commonOf(houses: readonly ListedWaybill[]): Record<string, string> {
  const shippingDate = houses.reduce(
    (latest, house) => (house.shippingDate > latest ? house.shippingDate : latest),
    "",
  );
  const values = shared.map((field) => [field, new Set(houses.map((house) => house[field] ?? ""))] as const);
  const common = values.map(([field, found]) => [field, found.size === 1 ? [...found].join("") : ""] as const);
  return { shippingDate, ...Object.fromEntries(common) };
}
