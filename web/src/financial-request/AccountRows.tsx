import "./financial-request.css";
import { sumOfAmounts } from "@lading/contract/charge-item";
import { isDecimal, minorUnits, mostMinorUnits } from "@lading/contract/core";
import { mostAccounts, requestFieldTexts } from "@lading/contract/financial-request";
import { getElectronicWalletInfo } from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { isRecord } from "#core/guards";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { ChoiceField, DecimalField, LinesOf, TextField } from "#ui";

/** A new row of payment details. */
export const freshAccount = {
  receiveMethod: "bankTransfer",
  accountName: "",
  bankName: "",
  bankNumber: "",
  walletOf: null,
  amount: "",
};

/** Where the money goes, in up to ten rows, with their sum: the request's amount. */
export function AccountRows() {
  const { t, word } = useTexts("financial-request");
  const field = useFieldTexts(requestFieldTexts);
  return (
    <fieldset className="request-accounts">
      <legend>{field("accounts")}</legend>
      <LinesOf list="accounts">
        <Form.List name="accounts">
          {(lines, { add, remove }) => (
            <>
              {lines.map(({ key, name }) => (
                <div key={key} className="request-account">
                  <Account line={name} />
                  {lines.length > 1 && (
                    <Button type="link" danger onClick={() => remove(name)}>
                      {word("remove")}
                    </Button>
                  )}
                </div>
              ))}
              <div className="request-account-foot">
                {lines.length < mostAccounts ? (
                  <Button onClick={() => add(freshAccount)}>{t("addAccount")}</Button>
                ) : (
                  <span className="muted">{t("mostAccounts", { max: mostAccounts })}</span>
                )}
                <Total />
              </div>
            </>
          )}
        </Form.List>
      </LinesOf>
    </fieldset>
  );
}

/** A row: cash needs no account, a wallet no bank. */
function Account({ line }: { line: number }) {
  const form = Form.useFormInstance();
  const method: unknown = Form.useWatch(["accounts", line, "receiveMethod"], form);
  const currency: unknown = Form.useWatch("currency", form);
  const isCash = method === "cash";
  return (
    <div className="request-fields">
      <ChoiceField name={[line, "receiveMethod"]} />
      <TextField name={[line, "accountName"]} required={!isCash} />
      <TextField name={[line, "bankName"]} required hidden={method !== "bankTransfer"} />
      <TextField
        name={[line, "bankNumber"]}
        dir="ltr"
        required
        hidden={isCash}
        {...(method === "eWallet" && { extra: <OwnWallet line={line} /> })}
      />
      <Form.Item name={[line, "walletOf"]} hidden noStyle>
        <Input />
      </Form.Item>
      <DecimalField name={[line, "amount"]} suffix={typeof currency === "string" ? currency : undefined} />
    </div>
  );
}

/** Takes the person's e-wallet on file over into a row, or says that the row is it. */
function OwnWallet({ line }: { line: number }) {
  const { t } = useTexts("financial-request");
  const form = Form.useFormInstance();
  const { data } = useRead(getElectronicWalletInfo, {}, { quiet: true, ownErrors: true });
  const walletOf: unknown = Form.useWatch(["accounts", line, "walletOf"], form);
  const set = (values: Record<string, unknown>) => {
    const row: unknown = form.getFieldValue(["accounts", line]);
    form.setFieldValue(["accounts", line], { ...(isRecord(row) && row), ...values });
  };
  if (!data) return null;
  const { userId, accountName, provider: bankName, walletNumber: bankNumber } = data;
  if (bankNumber === "") return <Link to="/myHome/myInfo">{t("setWallet")}</Link>;
  if (typeof walletOf === "string")
    return (
      <>
        {t("walletOnFile")}{" "}
        <Button type="link" size="small" onClick={() => set({ walletOf: null })}>
          {t("typeWallet")}
        </Button>
      </>
    );
  return (
    <Button type="link" size="small" onClick={() => set({ walletOf: userId, accountName, bankName, bankNumber })}>
      {t("useWallet")}
    </Button>
  );
}

function Total() {
  const { word } = useTexts("financial-request");
  const form = Form.useFormInstance();
  const rows: unknown = Form.useWatch("accounts", form);
  const currency: unknown = Form.useWatch("currency", form);
  const amounts = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const amount: unknown = isRecord(row) ? row["amount"] : undefined;
    return typeof amount === "string" && isDecimal(amount, mostMinorUnits) ? [amount] : [];
  });
  const code = typeof currency === "string" ? currency : "";
  const isFine = amounts.every((amount) => (amount.split(".")[1] ?? "").length <= minorUnits(code));
  return (
    <output>
      {word("total")} <bdi dir="ltr">{isFine ? formatMoney(sumOfAmounts(amounts, code), code) : "–"}</bdi>
    </output>
  );
}
