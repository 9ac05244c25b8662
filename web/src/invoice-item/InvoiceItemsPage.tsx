import { fieldsOf } from "@lading/contract/core";
import {
  addInvoiceItem,
  deleteInvoiceItem,
  editInvoiceItem,
  exportInvoiceItemList,
  getInvoiceItemList,
  getInvoiceItemLog,
  invoiceItemFields,
  invoiceItemTitles,
  shownInvoiceItemFields,
} from "@lading/contract/invoice-item";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import {
  AddOrEditForm,
  CallButton,
  DecimalField,
  DeleteButton,
  enabledTones,
  ListPage,
  searchFilter,
  SwitchField,
  TextField,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useLogDialog,
  useUpdatedFilters,
  type ListColumn,
  type RowOf,
} from "#ui";

type Item = RowOf<typeof getInvoiceItemList>;

const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const;

/** /financialBill/invoiceItemList */
export default function InvoiceItemsPage() {
  const { word, language } = useTexts("invoice-item");
  const columns = useColumns();
  const filter = useFieldFilters(invoiceItemFields);
  const updated = useUpdatedFilters();
  const filters = useMemo(() => [searchFilter(word("search")), filter("enabled"), ...updated], [word, filter, updated]);
  const exporting = useExport(exportInvoiceItemList);
  const editing = useEditing<Item>({
    page: "/financialBill/invoiceItemList",
    words: useEditingWords(invoiceItemTitles.one),
    form: (item, onClose) => <ItemForm item={item} onClose={onClose} />,
  });
  const log = useLogDialog<Item>({
    call: getInvoiceItemLog,
    fields: invoiceItemFields,
    titleOf: (item) => item[nameIn[language]],
  });
  return (
    <>
      <ListPage
        call={getInvoiceItemList}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(item) => (
          <>
            {editing.editButton(item)}
            <EnableButton item={item} />
            {log.logButton(item)}
            <DeleteButton call={deleteInvoiceItem} input={{ ids: [item.id] }} />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
      {log.logDialog}
    </>
  );
}

const start = { enabled: true };

/** Adds or changes an item of tax invoices. */
function ItemForm({ item, onClose }: { item: Item | null; onClose: () => void }) {
  const { t } = useTexts("invoice-item");
  return (
    <AddOrEditForm add={addInvoiceItem} edit={editInvoiceItem} record={item} start={start} onClose={onClose}>
      <TextField name="chineseName" lang="zh" />
      <TextField name="englishName" lang="en" />
      <TextField name="arabicName" lang="ar" />
      <TextField name="taxCode" dir="ltr" extra={t("taxCodeHint")} />
      <DecimalField name="taxRate" suffix="%" extra={t("taxRateHint")} />
      <SwitchField name="enabled" extra={t("enabledHint")} />
    </AddOrEditForm>
  );
}

function EnableButton({ item }: { item: Item }) {
  const { t, word } = useTexts("invoice-item");
  const { id, version, enabled } = item;
  const input = { ...fieldsOf(invoiceItemFields, item), id, version, enabled: !enabled };
  return (
    <CallButton call={editInvoiceItem} input={input} said={enabled ? t("nowDisabled") : t("nowEnabled")}>
      {word(enabled ? "disable" : "enable")}
    </CallButton>
  );
}

function useColumns(): ListColumn<Item>[] {
  const { language } = useTexts("invoice-item");
  const column = useFieldColumns(shownInvoiceItemFields);
  /** The person's own language first. */
  const names = [nameIn[language], ...Object.values(nameIn).filter((name) => name !== nameIn[language])];
  return [
    ...names.map((name) => column<Item>(name, { sort: name })),
    column<Item>("taxCode", { sort: "taxCode", render: ({ taxCode }) => <bdi dir="ltr">{taxCode}</bdi> }),
    column("taxRate", { sort: "taxRate", align: "end" }),
    column("enabled", { tones: enabledTones }),
    column("updatedByName", { hidden: true }),
    column("updatedAt", { sort: "updatedAt", hidden: true }),
  ];
}
