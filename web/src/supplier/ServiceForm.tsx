import "./supplier.css";
import { mostMinorUnits } from "@lading/contract/core";
import { CurrencyInput } from "#currency";
import {
  addServiceInfo,
  editServiceInfo,
  portKindOf,
  serviceUnitTexts,
  storagePeriods,
  storagePeriodTexts,
  supplierServices,
  serviceTexts,
  transportModes,
  transportModeTexts,
  unitsOf,
  valueAddedKinds,
  valueAddedTexts,
  vehicleWeights,
  type SupplierServiceKind,
  type TransportMode,
} from "@lading/contract/supplier";
import { Form, Input, InputNumber } from "antd";
import { useState, type ReactNode } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { FieldWarnings } from "#market-risk";
import {
  CityInput,
  CountrySelect,
  DateInput,
  DecimalInput,
  Fold,
  PortInput,
  PortName,
  RecordForm,
  Segments,
  Select,
  useCountries,
} from "#ui";
import { useLabels, type Service } from "./labels.ts";
import { SupplierSelect } from "./SupplierSelect.tsx";

interface ServiceFormProps {
  /** The service to edit; null adds one. */
  service: Service | null;
  /** The service's tab; without it, the person chooses. */
  tab?: SupplierServiceKind;
  /** The supplier; null: the company itself; without it, the person chooses. */
  supplierId?: string | null;
  onClose: () => void;
}

const fieldsOf = {
  transport: ["mode", "loadingPort", "destinationPort", "carrier", "transitDays"],
  motor: ["vehicleWeight", "country", "city", "toCountry", "toCity", "transitDays"],
  warehousing: ["warehouseName", "country", "city", "period", "freeDays"],
  valueAdded: ["valueAddedKind", "country", "city"],
} as const satisfies Record<SupplierServiceKind, readonly (keyof Service)[]>;
const always = ["price", "currency", "unit", "minimumCharge", "validFrom", "validTo", "remark"] as const;

const fresh = {
  transport: { mode: "air", unit: "kilogram" },
  motor: { vehicleWeight: "5", unit: "trip" },
  warehousing: { unit: "cubicMetre", period: "day" },
  valueAdded: { unit: "shipment" },
} as const satisfies Record<SupplierServiceKind, object>;

/** Adds or changes a service, with the fields of its tab. */
export function ServiceForm({ service, tab, supplierId, onClose }: ServiceFormProps) {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  const [chosen, setChosen] = useState<SupplierServiceKind>(tab ?? "transport");
  const shared = {
    onDone: () => {
      notify.success(word("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (service) {
    const names = [...fieldsOf[service.service], ...always];
    return (
      <RecordForm
        call={editServiceInfo}
        initial={Object.fromEntries(names.map((name) => [name, service[name]]))}
        fixed={{ id: service.id, version: service.version, service: service.service, supplierId: service.supplierId }}
        {...shared}
      >
        <Fields tab={service.service} />
      </RecordForm>
    );
  }
  return (
    <>
      {tab === undefined && (
        <div className="supplier-choice">
          <Segments
            label={t("services.tab")}
            value={chosen}
            onChange={setChosen}
            options={labels.options(serviceTexts, supplierServices)}
          />
        </div>
      )}
      <RecordForm
        key={chosen}
        call={addServiceInfo}
        initial={{ currency: "USD", validFrom: today(), ...fresh[chosen] }}
        fixed={{ service: chosen, ...(supplierId !== undefined && { supplierId }) }}
        // An empty supplier is refused at its field, beside any other missing field: the company's own services are
        // added with its offer to others, not by leaving this empty.
        {...(supplierId === undefined && { toInput: (values) => ({ supplierId: "", ...values }) })}
        {...shared}
      >
        {supplierId === undefined && (
          <>
            <Form.Item name="supplierId" label={labels.service("supplier")} required>
              <SupplierSelect />
            </Form.Item>
            <FieldWarnings supplier="supplierId" />
          </>
        )}
        <Fields tab={chosen} />
      </RecordForm>
    </>
  );
}

type Name = Exclude<Parameters<ReturnType<typeof useLabels>["service"]>[0], "">;

interface ItemProps {
  name: Name;
  /** The field whose label is shown, where it differs. */
  label?: Name;
  required?: boolean;
  extra?: ReactNode;
  children: ReactNode;
}

function Item({ name, label = name, required = false, extra, children }: ItemProps) {
  const labels = useLabels();
  return (
    <Form.Item name={name} label={labels.service(label)} required={required} extra={extra}>
      {children}
    </Form.Item>
  );
}

function Fields({ tab }: { tab: SupplierServiceKind }) {
  const labels = useLabels();
  return (
    <>
      <div className="supplier-fields">
        {tab === "transport" && <TransportFields />}
        {tab === "motor" && <MotorFields />}
        {tab === "warehousing" && <WarehouseFields />}
        {tab === "valueAdded" && <SupportFields />}
      </div>
      <div className="supplier-fields">
        <Item name="price" required>
          <DecimalInput scale={4} />
        </Item>
        <Item name="currency" required>
          <CurrencyInput short />
        </Item>
        <Item name="unit" required>
          <Select options={labels.options(serviceUnitTexts, unitsOf[tab])} />
        </Item>
        <Item name="validFrom" required>
          <DateInput />
        </Item>
        <Item name="validTo" required>
          <DateInput />
        </Item>
      </div>
      <Fold name="service.further">
        <div className="supplier-fields">
          <Item name="minimumCharge">
            <DecimalInput scale={mostMinorUnits} />
          </Item>
        </div>
        <Item name="remark">
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} dir="auto" />
        </Item>
      </Fold>
    </>
  );
}

const days = <InputNumber className="full-width" min={0} max={365} precision={0} controls={false} />;

function TransportFields() {
  const labels = useLabels();
  const form = Form.useFormInstance();
  const mode: TransportMode = Form.useWatch("mode", form) ?? "air";
  const kind = portKindOf(mode);
  const codes: Record<string, unknown> = {
    loadingPort: Form.useWatch("loadingPort", form),
    destinationPort: Form.useWatch("destinationPort", form),
  };
  return (
    <>
      <Item name="mode" required>
        <Select options={labels.options(transportModeTexts, transportModes)} />
      </Item>
      {(["loadingPort", "destinationPort"] as const).map((name) => (
        <Item
          key={name}
          name={name}
          required
          extra={<PortName code={typeof codes[name] === "string" ? codes[name] : ""} kind={kind} />}
        >
          <PortInput kind={kind} takesText={false} />
        </Item>
      ))}
      <Item name="carrier">
        <Input maxLength={80} dir="auto" />
      </Item>
      <Item name="transitDays">{days}</Item>
    </>
  );
}

function Country({ name, label = name }: { name: "country" | "toCountry"; label?: Name }) {
  const { options } = useCountries();
  return (
    <Item name={name} label={label} required>
      <CountrySelect options={options} />
    </Item>
  );
}

function MotorFields() {
  const { t } = useTexts("supplier");
  return (
    <>
      <Item name="vehicleWeight" required>
        <Select options={vehicleWeights.map((value) => ({ value, label: t("services.tons", { tons: value }) }))} />
      </Item>
      <Country name="country" label="fromCountry" />
      <Item name="city" label="fromCity" required>
        <CityInput />
      </Item>
      <Country name="toCountry" />
      <Item name="toCity" required>
        <CityInput countryField="toCountry" />
      </Item>
      <Item name="transitDays">{days}</Item>
    </>
  );
}

function WarehouseFields() {
  const labels = useLabels();
  return (
    <>
      <Item name="warehouseName" required>
        <Input maxLength={120} dir="auto" />
      </Item>
      <Country name="country" />
      <Item name="city" required>
        <CityInput />
      </Item>
      <Item name="period" required>
        <Select options={labels.options(storagePeriodTexts, storagePeriods)} />
      </Item>
      <Item name="freeDays">{days}</Item>
    </>
  );
}

function SupportFields() {
  const labels = useLabels();
  return (
    <>
      <Item name="valueAddedKind" required>
        <Select options={labels.options(valueAddedTexts, valueAddedKinds)} />
      </Item>
      <Country name="country" />
      <Item name="city">
        <CityInput />
      </Item>
    </>
  );
}
