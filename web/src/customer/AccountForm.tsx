import "./customer.css";
import {
  addBankAccount,
  batchAddBankAccount,
  editBankAccount,
  mostBankAccounts,
  type getBankAccountList,
} from "@lading/contract/customer";
import { Button, Form } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CurrencyInput } from "#currency";
import { AddOrEditForm, InputField, LinesOf, RecordForm, SwitchField, TextField, type RowOf } from "#ui";
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
  const isWhose = !account && customerId === undefined;
  return (
    <AddOrEditForm
      add={addBankAccount}
      edit={editBankAccount}
      record={account}
      start={fresh}
      {...(customerId !== undefined && { fixed: { customerId } })}
      onClose={onClose}
    >
      {isWhose && <WhoseField />}
      <Fields />
    </AddOrEditForm>
  );
}

/** Adds several bank accounts of a customer, all or none. */
export function BatchForm({ customerId, onClose }: AddProps) {
  const { t, word } = useTexts("customer");
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
      <LinesOf list="accounts">
        <Form.List name="accounts">
          {(lines, { add, remove }) => (
            <>
              {lines.map(({ key, name }, place) => (
                <fieldset key={key} className="customer-line">
                  <legend>{t("accounts.nth", { place: place + 1 })}</legend>
                  <Fields line={name} />
                  {lines.length > 1 && (
                    <Button type="link" danger onClick={() => remove(name)}>
                      {word("remove")}
                    </Button>
                  )}
                </fieldset>
              ))}
              {lines.length < mostBankAccounts && <Button onClick={() => add(fresh)}>{t("accounts.another")}</Button>}
            </>
          )}
        </Form.List>
      </LinesOf>
    </RecordForm>
  );
}

/** The fields of an account, or of one of several on its line. */
function Fields({ line }: { line?: number }) {
  const at = (name: string) => (line === undefined ? name : [line, name]);
  return (
    <div className="customer-fields">
      <InputField name={at("currency")}>
        <CurrencyInput short />
      </InputField>
      <TextField name={at("accountName")} />
      <TextField name={at("bankName")} />
      <TextField name={at("bankNumber")} dir="ltr" />
      <TextField name={at("bankRegion")} />
      <TextField name={at("bankAddress")} />
      <TextField name={at("companyAddressEn")} />
      <TextField name={at("taxId")} dir="ltr" />
      <SwitchField name={at("enabled")} />
    </div>
  );
}
