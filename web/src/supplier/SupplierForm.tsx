import "./supplier.css";
import { CurrencyInput } from "#currency";
import {
  addSupplierInfoRecord,
  editSupplierInfoRecord,
  mostSupplierAccounts,
  mostSupplierContacts,
  type SupplierKind,
} from "@lading/contract/supplier";
import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { PartyWarnings } from "#market-risk";
import { PartyForm } from "#party";
import {
  ChoiceField,
  CityInput,
  CountrySelect,
  FileInput,
  Fold,
  InputField,
  LinesOf,
  Select,
  TextField,
  useCountries,
  useExisting,
} from "#ui";
import { useLabels, type Supplier } from "./labels.ts";

interface SupplierFormProps {
  /** The supplier to edit; null adds one. */
  supplier: Supplier | null;
  /** Kind of a new supplier. */
  kind?: SupplierKind;
  onClose: () => void;
}

/** Adds or changes a supplier. */
export function SupplierForm({ supplier, kind, onClose }: SupplierFormProps) {
  return (
    <PartyForm
      add={addSupplierInfoRecord}
      edit={editSupplierInfoRecord}
      party={supplier}
      start={{ ...(kind && { kind }), contacts: [], accounts: [] }}
      licence="licence"
      onClose={onClose}
    >
      <Fields isNew={!supplier} />
    </PartyForm>
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
        {isNew && <TextField name="supplierNumber" dir="ltr" extra={existing.number ?? t("form.number")} />}
        <TextField name="supplierName" extra={existing.name} />
        <TextField name="companyNameEn" />
        <PartyWarnings names={names} />
        <ChoiceField name="kind" />
        <InputField name="mainBusiness">
          <Select mode="multiple" allowClear options={labels.businesses} showSearch={{ optionFilterProp: "label" }} />
        </InputField>
        <InputField name="country">
          <CountrySelect options={options} />
        </InputField>
        <InputField name="city">
          <CityInput />
        </InputField>
        <TextField name="address" />
        <TextField name="telephone" dir="ltr" />
        <TextField name="email" dir="ltr" extra={t("form.emails")} />
      </div>
      <Fold name="supplier.further">
        <div className="supplier-fields">
          <TextField name="shortName" />
          <TextField name="companyCode" dir="ltr" />
          <TextField name="website" dir="ltr" />
          <TextField name="remark" />
          <Form.Item name="licence" label={labels.field("licence")}>
            <FileInput use="licence" />
          </Form.Item>
        </div>
      </Fold>
      <Several name="contacts" most={mostSupplierContacts} add={t("form.addContact")} fresh={{}}>
        {(at) => (
          <>
            <TextField name={[at, "contact"]} />
            <TextField name={[at, "position"]} />
            <TextField name={[at, "telephone"]} dir="ltr" />
            <TextField name={[at, "email"]} dir="ltr" />
            <TextField name={[at, "WeChat"]} dir="ltr" />
          </>
        )}
      </Several>
      <Several name="accounts" most={mostSupplierAccounts} add={t("form.addAccount")} fresh={{ currency: "USD" }}>
        {(at) => (
          <>
            <InputField name={[at, "currency"]}>
              <CurrencyInput short />
            </InputField>
            <TextField name={[at, "accountName"]} />
            <TextField name={[at, "bankName"]} />
            <TextField name={[at, "bankNumber"]} dir="ltr" />
            <TextField name={[at, "swiftCode"]} dir="ltr" />
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
  const { word } = useTexts("supplier");
  const labels = useLabels();
  return (
    <Form.List name={name}>
      {(lines, list) => (
        <Fold name={`supplier.${name}`} title={<h3>{labels.field(name)}</h3>} className="supplier-several">
          {lines.map((line) => (
            <fieldset key={line.key} className="supplier-line">
              <div className="supplier-fields">
                <LinesOf list={name}>{children(line.name)}</LinesOf>
              </div>
              <Button type="link" danger onClick={() => list.remove(line.name)}>
                {word("remove")}
              </Button>
            </fieldset>
          ))}
          {lines.length < most && <Button onClick={() => list.add(fresh)}>{add}</Button>}
        </Fold>
      )}
    </Form.List>
  );
}
