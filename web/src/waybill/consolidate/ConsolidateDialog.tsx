import {
  isAir,
  isSea,
  mergeWayBillByMainNumber,
  wayBillListByPage,
  type ListedWaybill,
  type WaybillField,
  type WaybillType,
} from "@lading/contract/waybill";
import { Form, Input, Skeleton } from "antd";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { PartyFieldWarnings } from "#market-risk";
import { DateInput, type InputOfField, Note, PortInput, RecordForm, TabModal } from "#ui";
import { nameOfParty, type Party } from "../parties/parties.ts";
import { PartyInput } from "../parties/PartyInput.tsx";
import { useLabels } from "../labels.ts";
import { Sums } from "./Sums.tsx";

interface ConsolidateDialogProps {
  /** They carry the same main number. */
  houses: readonly ListedWaybill[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts houses under the main waybill of their number; where there is none, it is made of what they have in common. */
export default function ConsolidateDialog({ houses, onClose, onDone }: ConsolidateDialogProps) {
  const { t } = useTexts("waybill");
  const navigate = useNavigate();
  const number = houses[0]?.mainNumber ?? "";
  const { data } = useRead(
    wayBillListByPage,
    { kind: "main", search: number, pageSize: 20 },
    { quiet: true, ownErrors: true },
  );
  const main = data?.rows.find(({ houseNumber }) => houseNumber === number);
  return (
    <TabModal open title={t("consolidate.mergeTitle", { number })} onCancel={onClose} width={640}>
      <Sums houses={houses} />
      {data ? (
        <RecordForm
          call={mergeWayBillByMainNumber}
          initial={main ? {} : commonOf(houses)}
          fixed={{ ids: houses.map(({ id }) => id) }}
          submitText={t("consolidate.merge")}
          onCancel={onClose}
          onDone={({ id, merged }) => {
            notify.success(t("consolidate.merged", { count: merged, number }));
            onClose();
            onDone();
            void navigate(`/waybillDetails/${id}`);
          }}
        >
          {main ? <Note type="info" title={t("consolidate.mainExists")} /> : <NewMain houses={houses} />}
        </RecordForm>
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
    </TabModal>
  );
}

const fields = ["consigneeName", "shipperName", "loadingPort", "destinationPort", "carrier"] as const;

/** Fields of the new main waybill beside the sums; the rest is edited on its own page. */
function NewMain({ houses }: Pick<ConsolidateDialogProps, "houses">) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const labelOf = (field: WaybillField) => labels.field(field);
  const kind = portKindOf(houses[0]?.type);
  return (
    <>
      <p className="muted">{t("consolidate.newMain")}</p>
      <div className="consolidate-pair">
        {fields.map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={labelOf(field)}
            {...(field === "shipperName" && { extra: t("consolidate.shipperHint") })}
            {...(field === "consigneeName" && { extra: t("consolidate.consigneeHint") })}
          >
            {field === "consigneeName" || field === "shipperName" ? (
              <PartyName party={field === "consigneeName" ? "consignee" : "shipper"} />
            ) : field === "carrier" ? (
              <Input autoComplete="off" maxLength={80} dir="auto" />
            ) : (
              <PortInput {...(kind && { kind })} />
            )}
          </Form.Item>
        ))}
        <Form.Item name="shippingDate" label={labelOf("shippingDate")}>
          <DateInput />
        </Form.Item>
      </div>
      <PartyFieldWarnings party="consignee" />
      <PartyFieldWarnings party="shipper" />
    </>
  );
}

/** Ports of the houses' way; an express main waybill goes any way. */
function portKindOf(type: WaybillType | undefined): "air" | "sea" | undefined {
  if (type === undefined) return undefined;
  return isAir(type) ? "air" : isSea(type) ? "sea" : undefined;
}

/** Of a party the main waybill takes its name here; the consignee is the agent at destination. */
function PartyName({ party, onChange, ...input }: InputOfField & { party: Party }) {
  return (
    <PartyInput
      {...input}
      {...(onChange && { onChange })}
      party={party}
      withAgents={party === "consignee"}
      onPick={(address) => onChange?.(nameOfParty(address))}
    />
  );
}

/** Values that all rows share. */
function commonOf(houses: readonly ListedWaybill[]): Record<string, string> {
  const common = (["consigneeName", "loadingPort", "destinationPort", "shippingDate"] as const).flatMap((field) => {
    const values = new Set(houses.map((house) => house[field]));
    const [value = ""] = values;
    return values.size === 1 ? [[field, value] as const] : [];
  });
  return Object.fromEntries(common);
}
