import "./goods-receipt.css";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { waybillGoodsWarehousing, getWaybillStorageInfo } from "@lading/contract/goods-receipt";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { Button, Checkbox, Form } from "antd";
import { useEffect } from "react";
import { callApi, useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { MomentInput, Note, RecordForm, Select, TabDrawer } from "#ui";
import { differs, entriesIn, entryOf, receiptToInput } from "./entries.ts";
import { EntryFields } from "./EntryFields.tsx";
import { ScanField } from "./ScanField.tsx";
import { usePrintLabels } from "./use-print-labels.ts";

interface ReceiveGoodsProps {
  /** House numbers of the waybills to begin with. */
  numbers: readonly string[];
  onClose: () => void;
}

/** Takes goods of waybills into a warehouse: scanned or chosen, counted, weighed and measured. */
export default function ReceiveGoods({ numbers, onClose }: ReceiveGoodsProps) {
  const { t } = useTexts("goods-receipt");
  const fieldOf = useFieldTexts(waybillFieldTexts);
  const [form] = Form.useForm();
  const add = useAdding(form);
  useEffect(() => {
    void (async () => {
      for (const number of numbers) await add(number);
    })();
    // oxlint-disable-next-line react/exhaustive-deps -- what the dialog was opened with, once
  }, []);
  return (
    <TabDrawer open title={t("title")} onCancel={onClose} width={760}>
      <ScanField onNumber={add} />
      <RecordForm
        form={form}
        call={waybillGoodsWarehousing}
        initial={{ receivedAt: new Date().toISOString(), entries: [] }}
        toInput={receiptToInput}
        submitText={t("save")}
        onDone={({ receipts }) => {
          notify.success(t("saved", { count: receipts.length }));
          onClose();
        }}
        onCancel={onClose}
      >
        <div className="receipt-head">
          <WarehouseField />
          <Form.Item name="receivedAt" label={fieldOf("receivedAt")} required>
            <MomentInput />
          </Form.Item>
        </div>
        <Entries />
        <Confirmation />
      </RecordForm>
    </TabDrawer>
  );
}

/** Adds a waybill by its number, once; the first names the warehouse. */
function useAdding(form: ReturnType<typeof Form.useForm>[0]) {
  const { t } = useTexts("goods-receipt");
  return async (number: string): Promise<void> => {
    const { storage } = await callApi(getWaybillStorageInfo, { number }, { quiet: true });
    const there = entriesIn(form.getFieldValue("entries"));
    if (there.some((entry) => entry.storage.waybillId === storage.waybillId)) {
      notify.warning(t("already", { number: storage.houseNumber }));
      return;
    }
    if (storage.voided) {
      notify.error(t("voided", { number: storage.houseNumber }));
      return;
    }
    form.setFieldValue("entries", [...there, entryOf(storage)]);
    if (!form.getFieldValue("warehouseId") && storage.warehouseId !== null)
      form.setFieldValue("warehouseId", storage.warehouseId);
  };
}

function WarehouseField() {
  const fieldOf = useFieldTexts(waybillFieldTexts);
  const { data } = useRead(getWarehouseOptionList, {}, { quiet: true, ownErrors: true });
  const options = (data?.rows ?? []).map(({ id, code, shownName }) => ({
    value: id,
    label: `${shownName} (${code})`,
  }));
  return (
    <Form.Item name="warehouseId" label={fieldOf("warehouseId")} required>
      <Select options={options} showSearch={{ optionFilterProp: "label" }} />
    </Form.Item>
  );
}

function Entries() {
  const { t } = useTexts("goods-receipt");
  const print = usePrintLabels();
  const form = Form.useFormInstance();
  return (
    <Form.List name="entries">
      {(fields, { remove }) => (
        <>
          {fields.length === 0 && <p className="receipt-nothing">{t("nothing")}</p>}
          {fields.map(({ key, name }) => (
            <EntryFields key={key} place={name} onRemove={() => remove(name)} />
          ))}
          {fields.length > 0 && (
            <Button
              className="receipt-labels"
              loading={print.isMaking}
              onClick={() =>
                print.start(entriesIn(form.getFieldValue("entries")).map(({ storage }) => storage.waybillId))
              }
            >
              {t("labels", { count: fields.length })}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

/** Confirmation that the pieces were counted, where they differ from the declared ones. */
function Confirmation() {
  const { t } = useTexts("goods-receipt");
  const form = Form.useFormInstance();
  const different = entriesIn(Form.useWatch("entries", { form, preserve: true })).filter(differs);
  if (different.length === 0) return null;
  return (
    <Note
      type="warning"
      title={t("differs", { count: different.length })}
      description={
        <Form.Item name="confirmed" valuePropName="checked" noStyle>
          <Checkbox>{t("confirmed")}</Checkbox>
        </Form.Item>
      }
    />
  );
}
