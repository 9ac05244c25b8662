import { editWriteOffSettings, getWriteOffSettings } from "@lading/contract/write-off";
import { minorUnits } from "@lading/contract/core";
import { Button, Form } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { DecimalInput, RecordForm, TabModal } from "#ui";

/** The company's limit for what may be waived of one bill; for those who may waive. */
export function WaiverLimit() {
  const { t, word } = useTexts("write-off");
  const may = useMayCall();
  const { data } = useRead(getWriteOffSettings, {}, { quiet: true, ownErrors: true });
  const [open, setOpen] = useState(false);
  if (!data || !may(editWriteOffSettings)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("waiverLimit")}</Button>
      <TabModal open={open} title={t("waiverLimit")} onCancel={() => setOpen(false)}>
        <p>{t("waiverLimitHint")}</p>
        <RecordForm
          call={editWriteOffSettings}
          initial={{ waiverLimit: data.waiverLimit }}
          onCancel={() => setOpen(false)}
          onDone={() => {
            notify.success(word("saved"));
            setOpen(false);
          }}
        >
          <Form.Item name="waiverLimit" label={t("limitOf", { currency: data.currency })} required>
            <DecimalInput scale={minorUnits(data.currency)} />
          </Form.Item>
        </RecordForm>
      </TabModal>
    </>
  );
}
