import {
  chargeItemFields,
  chargeItemTitles,
  deleteExpenseName,
  editExpenseName,
  exportExpenseNameList,
  getExpenseNameList,
} from "@lading/contract/charge-item";
import { fieldsOf, commonFieldTexts } from "@lading/contract/core";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  CallButton,
  DeleteButton,
  enabledTones,
  ListPage,
  searchFilter,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  type ListColumn,
} from "#ui";
import type { ChargeItem } from "./charge-item.ts";
import { ChargeItemForm } from "./ChargeItemForm.tsx";

const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const;

/** /financialBill/expenseNameManagement */
export default function ChargeItemsPage() {
  const { language } = useTexts("charge-item");
  const { search } = usePage();
  const columns = useColumns();
  const filter = useFieldFilters(chargeItemFields);
  const filters = useMemo(() => [searchFilter(commonFieldTexts.name[language]), filter("enabled")], [language, filter]);
  const exporting = useExport(exportExpenseNameList);
  const editing = useEditing<ChargeItem>({
    page: "/financialBill/expenseNameManagement",
    words: useEditingWords(chargeItemTitles.one),
    form: (item, onClose) => <ChargeItemForm item={item} onClose={onClose} />,
  });

  return (
    <>
      <ListPage
        call={getExpenseNameList}
        columns={columns}
        filters={filters}
        // Without a choice of the person's, by the names that they read.
        {...(!search.has("sort") && { fixed: { sort: nameIn[language], order: "asc" } })}
        toolbar={editing.addButton}
        rowActions={(item) => (
          <>
            {editing.editButton(item)}
            <EnableButton item={item} />
            {!item.used && <DeleteButton call={deleteExpenseName} input={{ ids: [item.id] }} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

function EnableButton({ item }: { item: ChargeItem }) {
  const { t, word } = useTexts("charge-item");
  const { id, version, enabled } = item;
  const input = { ...fieldsOf(chargeItemFields, item), id, version, enabled: !enabled };
  return (
    <CallButton call={editExpenseName} input={input} said={enabled ? t("nowDisabled") : t("nowEnabled")}>
      {word(enabled ? "disable" : "enable")}
    </CallButton>
  );
}

function useColumns(): ListColumn<ChargeItem>[] {
  const { language } = useTexts("charge-item");
  const column = useFieldColumns(chargeItemFields);
  /** The person's own language first. */
  const names = [nameIn[language], ...Object.values(nameIn).filter((name) => name !== nameIn[language])];
  return [...names.map((name) => column<ChargeItem>(name, { sort: name })), column("enabled", { tones: enabledTones })];
}
