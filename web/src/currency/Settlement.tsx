import { commonFieldTexts } from "@lading/contract/core";
import { editSettlementCurrency, loadSettlementCurrency } from "@lading/contract/currency";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { InputField, Note, RecordForm, TabModal } from "#ui";
import { CurrencyInput } from "./CurrencyInput.tsx";

/** The settlement currency above the list, and its change as long as there are no books. */
export function Settlement() {
  const { t, language } = useTexts("currency");
  const mayEdit = useMayCall()(editSettlementCurrency);
  const { data } = useRead(loadSettlementCurrency, {}, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!data) return null;
  const { settlementCurrency, settled, version } = data;
  return (
    <>
      <Note
        className={settled ? "currency-settled" : ""}
        type="info"
        title={t("keptIn", { currency: settlementCurrency })}
        description={t(settled ? "stays" : "untilFirst")}
        action={
          mayEdit &&
          !settled && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t("changeSettlement")}
            </Button>
          )
        }
      />
      <TabModal open={isOpen} title={commonFieldTexts.settlementCurrency[language]} onCancel={close}>
        <RecordForm
          call={editSettlementCurrency}
          initial={{ settlementCurrency }}
          fixed={{ version }}
          onDone={(_answer, input) => {
            notify.success(t("changed", { currency: input.settlementCurrency }));
            close();
          }}
          onCancel={close}
        >
          <InputField name="settlementCurrency">
            <CurrencyInput />
          </InputField>
        </RecordForm>
      </TabModal>
    </>
  );
}
