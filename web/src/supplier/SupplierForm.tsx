import "./supplier.css";
import { currencies } from "@lading/contract/core";
import {
  addSupplierInfoRecord,
  editSupplierInfoRecord,
  editSupplierInfoRecordState,
  mostSupplierAccounts,
  mostSupplierContacts,
  supplierKinds,
  supplierKindTexts,
  type SupplierKind,
} from "@lading/contract/supplier";
import { partyStates } from "@lading/contract/party";
import { Button, Form, Input, Select } from "antd";
import type { ReactNode } from "react";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { PartyWarnings } from "#market-risk";
import { CityInput, CountrySelect, FileInput, RecordForm, useCountries, useExisting } from "#ui";
import { useLabels, type Supplier } from "./labels.ts";

interface SupplierFormProps {
  /** The supplier to edit; null adds one. */
  supplier: Supplier | null;
  /** What a new one is. */
  kind?: SupplierKind;
  onClose: () => void;
}

/** A file that was chosen is sent by its id; one that was taken away as null. */
function toInput({ licence, ...values }: Record<string, unknown>): Record<string, unknown> {
  return { ...values, licenceFileId: isRecord(licence) ? licence["id"] : null };
}

const edited = [
  "supplierName",
  "companyNameEn",
  "shortName",
  "kind",
  "country",
  "city",
  "address",
  "companyCode",
  "telephone",
  "email",
  "website",
  "mainBusiness",
  "contacts",
  "accounts",
  "licence",
  "remark",
] as const satisfies readonly (keyof Supplier)[];

/** Adds or changes a supplier. */
export function SupplierForm({ supplier, kind, onClose }: SupplierFormProps) {
  const { t } = useTexts("supplier");
  const shared = {
    toInput,
    onDone: () => {
      notify.success(t("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (!supplier)
    return (
      <RecordForm
        call={addSupplierInfoRecord}
        initial={{ ...(kind && { kind }), contacts: [], accounts: [] }}
        {...shared}
      >
        <Fields isNew />
      </RecordForm>
    );
  const { id, version } = supplier;
  return (
    <RecordForm
      call={editSupplierInfoRecord}
      initial={Object.fromEntries(edited.map((name) => [name, supplier[name]]))}
      fixed={{ id, version }}
      {...shared}
    >
      <Fields isNew={false} />
    </RecordForm>
  );
}

type Name = Parameters<ReturnType<typeof useLabels>["field"]>[0];

interface LineProps {
  name: Exclude<Name, "">;
  max: number;
  at?: number;
  required?: boolean;
  ltr?: boolean;
  extra?: ReactNode;
}

/** A field of one line; `at`: of the entry at this place. */
function Line({ name, max, at, required = false, ltr = false, extra }: LineProps) {
  const labels = useLabels();
  return (
    <Form.Item name={at === undefined ? name : [at, name]} label={labels.field(name)} required={required} extra={extra}>
      <Input maxLength={max} dir={ltr ? "ltr" : "auto"} autoComplete="off" />
    </Form.Item>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { options } = useCountries();
  const form = Form.useFormInstance();
  const existing = {
    number: useExisting("supplierNumber", "/supplierDetail"),
    name: useExisting("supplierName", "/supplierDetail"),
  };
  const names: unknown[] = [Form.useWatch("supplierName", form), Form.useWatch("companyNameEn", form)];
  return (
    <>
      <div className="supplier-fields">
        {isNew && <Line name="supplierNumber" max={30} ltr extra={existing.number ?? t("form.number")} />}
        <Line name="supplierName" max={120} required extra={existing.name} />
        <Line name="companyNameEn" max={160} />
        <Line name="shortName" max={60} />
        <PartyWarnings names={names} />
        <Form.Item name="kind" label={labels.field("kind")} required>
          <Select options={labels.options(supplierKindTexts, supplierKinds)} />
        </Form.Item>
        <Form.Item name="mainBusiness" label={labels.field("mainBusiness")}>
          <Select mode="multiple" allowClear options={labels.businesses} showSearch={{ optionFilterProp: "label" }} />
        </Form.Item>
        <Form.Item name="country" label={labels.field("country")} required>
          <CountrySelect options={options} />
        </Form.Item>
        <Form.Item name="city" label={labels.field("city")}>
          <CityInput />
        </Form.Item>
        <Line name="address" max={300} />
        <Line name="companyCode" max={40} ltr />
        <Line name="telephone" max={40} ltr />
        <Line name="email" max={500} ltr extra={t("form.emails")} />
        <Line name="website" max={200} ltr />
        <Line name="remark" max={500} />
        <Form.Item name="licence" label={labels.field("licence")}>
          <FileInput use="licence" />
        </Form.Item>
      </div>
      <Several name="contacts" most={mostSupplierContacts} add={t("form.addContact")} fresh={{}}>
        {(at) => (
          <>
            <Line at={at} name="contact" max={80} required />
            <Line at={at} name="position" max={80} />
            <Line at={at} name="telephone" max={40} ltr />
            <Line at={at} name="email" max={500} ltr />
            <Line at={at} name="WeChat" max={60} ltr />
          </>
        )}
      </Several>
      <Several name="accounts" most={mostSupplierAccounts} add={t("form.addAccount")} fresh={{ currency: "USD" }}>
        {(at) => (
          <>
            <Form.Item name={[at, "currency"]} label={labels.field("currency")} required>
              <Select options={currencies.map((value) => ({ value, label: value }))} />
            </Form.Item>
            <Line at={at} name="accountName" max={120} required />
            <Line at={at} name="bankName" max={120} required />
            <Line at={at} name="bankNumber" max={60} required ltr />
            <Line at={at} name="swiftCode" max={20} ltr />
          </>
        )}
      </Several>
    </>
  );
}

interface SeveralProps {
  name: "contacts" | "accounts";
  most: number;
  add: string;
  fresh: Readonly<Record<string, unknown>>;
  children: (at: number) => ReactNode;
}

/** Entries one below the other, added and taken out one by one. */
function Several({ name, most, add, fresh, children }: SeveralProps) {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  return (
    <Form.List name={name}>
      {(lines, list) => (
        <section className="supplier-several" aria-label={labels.field(name)}>
          <h3>{labels.field(name)}</h3>
          {lines.map((line) => (
            <fieldset key={line.key} className="supplier-line">
              <div className="supplier-fields">{children(line.name)}</div>
              <Button type="link" danger onClick={() => list.remove(line.name)}>
                {t("form.remove")}
              </Button>
            </fieldset>
          ))}
          {lines.length < most && <Button onClick={() => list.add(fresh)}>{add}</Button>}
        </section>
      )}
    </Form.List>
  );
}

/** Enables, restricts or disables a supplier. */
export function StateForm({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { id, version, status, statusReason } = supplier;
  return (
    <RecordForm
      call={editSupplierInfoRecordState}
      initial={{ status, reason: statusReason }}
      fixed={{ id, version }}
      onDone={() => {
        notify.success(t("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="status" label={labels.field("status")} required extra={t("state.hint")}>
        <Select options={partyStates.map((value) => ({ value, label: labels.state(value) }))} />
      </Form.Item>
      <Form.Item name="reason" label={labels.field("reason")}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
