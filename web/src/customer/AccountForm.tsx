import "./customer.css";
import { currencies } from "@lading/contract/core";
import {
  addBankAccount,
  batchAddBankAccount,
  editBankAccount,
  mostBankAccounts,
  type getBankAccountList,
} from "@lading/contract/customer";
import { Button, Form, Input, Select, Switch } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, type RowOf } from "#ui";
import { WhoseField } from "./ContactForm.tsx";

export type Account = RowOf<typeof getBankAccountList>;

interface AddProps {
  /** Whose; without it, that is chosen. */
  customerId?: string;
  onClose: () => void;
}

const fresh = { currency: "USD", enabled: true };

/** Adds or changes a bank account. */
export function AccountForm({ account, customerId, onClose }: AddProps & { account: Account | null }) {
  const { t } = useTexts("customer");
  const shared = {
    onDone: () => {
      notify.success(t("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (account) {
    const { id, version, currency, accountName, bankName, bankRegion, bankNumber, ...rest } = account;
    const { bankAddress, companyAddressEn, taxId, enabled } = rest;
    const initial = {
      currency,
      accountName,
      bankName,
      bankRegion,
      bankNumber,
      bankAddress,
      companyAddressEn,
      taxId,
      enabled,
    };
    return (
      <RecordForm call={editBankAccount} initial={initial} fixed={{ id, version }} {...shared}>
        <Fields />
      </RecordForm>
    );
  }
  return (
    <RecordForm
      call={addBankAccount}
      initial={fresh}
      {...(customerId !== undefined && { fixed: { customerId } })}
      {...shared}
    >
      {customerId === undefined && <WhoseField />}
      <Fields />
    </RecordForm>
  );
}

/** Adds several bank accounts of a customer, all or none. */
export function BatchForm({ customerId, onClose }: AddProps) {
  const { t } = useTexts("customer");
  return (
    <RecordForm
      call={batchAddBankAccount}
      initial={{ accounts: [fresh, fresh] }}
      {...(customerId !== undefined && { fixed: { customerId } })}
      onDone={({ added }) => {
        notify.success(t("accounts.added", { count: added }));
        onClose();
      }}
      onCancel={onClose}
    >
      {customerId === undefined && <WhoseField />}
      <Form.List name="accounts">
        {(lines, { add, remove }) => (
          <>
            {lines.map(({ key, name }, place) => (
              <fieldset key={key} className="customer-line">
                <legend>{t("accounts.nth", { place: place + 1 })}</legend>
                <Fields at={name} />
                {lines.length > 1 && (
                  <Button type="link" danger onClick={() => remove(name)}>
                    {t("accounts.remove")}
                  </Button>
                )}
              </fieldset>
            ))}
            {lines.length < mostBankAccounts && <Button onClick={() => add(fresh)}>{t("accounts.another")}</Button>}
          </>
        )}
      </Form.List>
    </RecordForm>
  );
}

/** The fields of an account; `at`: of the line at this place. */
function Fields({ at }: { at?: number }) {
  const { t } = useTexts("customer");
  const line = (
    name: "accountName" | "bankName" | "bankRegion" | "bankNumber" | "bankAddress" | "companyAddressEn" | "taxId",
    max: number,
  ) => (
    <Form.Item
      name={at === undefined ? name : [at, name]}
      label={t(`attached.${name}`)}
      required={name === "accountName" || name === "bankName" || name === "bankNumber"}
    >
      <Input maxLength={max} dir={name === "bankNumber" || name === "taxId" ? "ltr" : "auto"} />
    </Form.Item>
  );
  return (
    <div className="customer-fields">
      <Form.Item name={at === undefined ? "currency" : [at, "currency"]} label={t("attached.currency")} required>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Form.Item>
      {line("accountName", 120)}
      {line("bankName", 120)}
      {line("bankNumber", 60)}
      {line("bankRegion", 80)}
      {line("bankAddress", 200)}
      {line("companyAddressEn", 200)}
      {line("taxId", 60)}
      <Form.Item
        name={at === undefined ? "enabled" : [at, "enabled"]}
        label={t("attached.enabled")}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </div>
  );
}
