import "./main.css";
import {
  addWayBillByPrimary,
  editWayBillByPrimary,
  waybillTypeNumbers,
  type WaybillRecord,
  type WaybillType,
} from "@lading/contract/waybill";
import { Form, type FormInstance } from "antd";
import { useEffect, useMemo, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { RecordForm, Segments } from "#ui";
import { KindContext, shapeOf, type FormKind } from "../form/kind.ts";
import { PartyFields } from "../parties/PartyFields.tsx";
import { PeopleFields } from "../form/PeopleFields.tsx";
import { RouteFields } from "../form/RouteFields.tsx";
import { ShipmentFields } from "../form/ShipmentFields.tsx";
import { useDivisors } from "../goods/use-totals.ts";
import { useWords } from "../form/use-words.ts";
import { inputOf, wholeNumber, type FormValues } from "../form/values.ts";
import { useLabels } from "../labels.ts";
import { mainValuesOf } from "./chargeable.ts";
import { FigureFields } from "./FigureFields.tsx";
import { FitFields } from "./FitFields.tsx";
import { housesTypes, sumsOf } from "./houses.ts";
import { HousesField } from "./HousesField.tsx";
import { useHouses } from "./use-houses.ts";

interface MainFormProps {
  type: WaybillType;
  onType: (type: WaybillType) => void;
  initial: FormValues;
  /** The main waybill that is edited. */
  record?: WaybillRecord;
  form: FormInstance<FormValues>;
  onDone: (saved: { id?: string; version: number }) => void;
  onCancel?: () => void;
  submitText?: string;
  children?: ReactNode;
}

/** The form of a main waybill: the carrier's document, and the houses under it. */
export function MainForm({ type, onType, record, form, onCancel, submitText, ...props }: MainFormProps) {
  const { language } = useTexts("waybill");
  const words = useWords();
  const divisors = useDivisors();
  const isEdit = record !== undefined;
  const kind = useMemo<FormKind>(
    () => ({ type, isMain: true, record, shape: shapeOf(type, { isMain: true, isEdit }), language }),
    [type, record, isEdit, language],
  );
  return (
    <KindContext value={kind}>
      <div className="waybill-form">
        <RecordForm
          call={isEdit ? editWayBillByPrimary : addWayBillByPrimary}
          form={form}
          initial={props.initial}
          {...(record && { fixed: { id: record.id, version: record.version } })}
          toInput={(values) => mainInputOf(kind, values)}
          stale={{ ...words, valuesOf: (stored) => mainValuesOf(stored, divisors) }}
          onDone={props.onDone}
          {...(onCancel && { onCancel })}
          {...(submitText !== undefined && { submitText })}
        >
          {props.children}
          <TypeChoice type={type} onType={onType} isEdit={isEdit} />
          <Parts type={type} onType={onType} mainId={record?.id} />
        </RecordForm>
      </div>
    </KindContext>
  );
}

/** A main waybill's input: its figures are its own, not sums. */
function mainInputOf(kind: FormKind, values: FormValues): Record<string, unknown> {
  const { pieces } = values;
  return {
    houseIds: [],
    ...inputOf(kind, values),
    pieces: wholeNumber(typeof pieces === "string" ? pieces : ""),
  };
}

function TypeChoice({
  type,
  onType,
  isEdit,
}: {
  type: WaybillType;
  onType: (type: WaybillType) => void;
  isEdit: boolean;
}) {
  const labels = useLabels();
  const types = isEdit ? housesTypes(type) : waybillTypeNumbers;
  if (types.length === 1) return null;
  return (
    <div className="build-types">
      <Segments
        label={labels.field("type")}
        value={type}
        onChange={onType}
        options={types.map((one) => ({ value: one, label: labels.type(one) }))}
      />
    </div>
  );
}

function Parts({
  type,
  onType,
  mainId,
}: {
  type: WaybillType;
  onType: (type: WaybillType) => void;
  mainId: string | undefined;
}) {
  const form = Form.useFormInstance<FormValues>();
  const ids = Form.useWatch<readonly string[] | undefined>("houseIds", form);
  const { houses, coming, isLeft, hasDeparted, add } = useHouses(ids ?? none, mainId);
  const destinationPort = Form.useWatch<string | undefined>("destinationPort", form) ?? "";
  const sums = sumsOf(houses);
  const foreign = houses.find((house) => !housesTypes(type).includes(house.type))?.type;

  // Houses chosen in the list decide the way, while nothing else is under the main waybill.
  useEffect(() => {
    if (foreign !== undefined && houses.every((house) => housesTypes(foreign).includes(house.type))) onType(foreign);
  }, [foreign, houses, onType]);

  return (
    <>
      <ShipmentFields />
      <HousesField houses={houses} onFound={add} />
      <FitFields coming={coming} isLeft={isLeft} destinationPort={destinationPort} hasDeparted={hasDeparted} />
      <FigureFields sums={sums} />
      <RouteFields />
      <div className="form-pair">
        <PartyFields party="shipper" />
        <PartyFields party="consignee" />
      </div>
      <PeopleFields />
    </>
  );
}

const none: readonly string[] = [];
