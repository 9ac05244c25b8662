import { waybillFormCalls, type WaybillRecord, type WaybillType } from "@lading/contract/waybill";
import type { FormInstance } from "antd";
import { useMemo, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { RecordForm } from "#ui";
import { CashFields } from "./CashFields.tsx";
import { GoodsFields } from "../goods/GoodsFields.tsx";
import { KindContext, shapeOf, type FormKind } from "./kind.ts";
import { PartyFields } from "../parties/PartyFields.tsx";
import { PeopleFields } from "./PeopleFields.tsx";
import { RouteFields } from "./RouteFields.tsx";
import { ShipmentFields } from "./ShipmentFields.tsx";
import { useWords } from "./use-words.ts";
import { inputOf, type FormValues } from "./values.ts";

type Calls = (typeof waybillFormCalls)[WaybillType];

/** The server's answer to a saved waybill; the number only of a new one. */
export interface SavedHouse {
  id?: string;
  houseNumber?: string;
  chargeableWeight: string;
}

export interface HouseFormProps {
  type: WaybillType;
  initial: FormValues;
  /** The waybill that is edited; without it a new one is added. */
  record?: WaybillRecord;
  form: FormInstance<FormValues>;
  onDone: (saved: SavedHouse, input: Readonly<Record<string, unknown>>) => void;
  onCancel?: () => void;
  submitText?: string;
  /** Above the sections. */
  children?: ReactNode;
}

/** The form of a waybill of one type. Its sections are the same, their fields are those that the type's call takes. */
export function HouseForm({ type, record, form, onCancel, submitText, children, ...props }: HouseFormProps) {
  const { language } = useTexts("waybill");
  const words = useWords();
  const isEdit = record !== undefined;
  const kind = useMemo<FormKind>(
    () => ({ type, isMain: false, record, shape: shapeOf(type, { isMain: false, isEdit }), language }),
    [type, record, isEdit, language],
  );
  const call: Calls["add"] | Calls["edit"] = waybillFormCalls[type][isEdit ? "edit" : "add"];
  return (
    <KindContext value={kind}>
      <div className="waybill-form">
        <RecordForm
          call={call}
          form={form}
          initial={props.initial}
          {...(record && { fixed: { id: record.id, version: record.version } })}
          toInput={(values) => inputOf(kind, values)}
          stale={words}
          onDone={props.onDone}
          {...(onCancel && { onCancel })}
          {...(submitText !== undefined && { submitText })}
        >
          {children}
          <ShipmentFields />
          <div className="form-pair">
            <PartyFields party="shipper" />
            <PartyFields party="consignee" />
          </div>
          <RouteFields />
          <GoodsFields />
          <div className="form-pair">
            <CashFields />
            <PeopleFields />
          </div>
        </RecordForm>
      </div>
    </KindContext>
  );
}
