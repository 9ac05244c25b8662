import {
  addExpenseCategory,
  deleteExpenseCategory,
  editExpenseCategory,
  expenseCategoryFields,
  expenseCategoryPage,
  expenseCategoryTitles,
  exportExpenseCategory,
  getExpenseCategory,
  getExpenseCategoryLog,
  getExpenseCategoryOptions,
  shownExpenseCategoryFields,
} from "@lading/contract/expense-category";
import { Form } from "antd";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import {
  AddOrEditForm,
  ChoiceField,
  DeleteButton,
  enabledTones,
  InputField,
  ListPage,
  numbersFilter,
  type RowOf,
  Select,
  SwitchField,
  TextAreaField,
  TextField,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useLogDialog,
  useUpdatedFilters,
} from "#ui";

type Category = RowOf<typeof getExpenseCategory>;

/** /systemManagement/expenseCategorySettings: parents, each with its children below it. */
export default function ExpenseCategoriesPage() {
  const { t, word } = useTexts("expense-category");
  const may = useMayCall();
  const columns = useColumns();
  const filter = useFieldFilters(expenseCategoryFields);
  const updated = useUpdatedFilters();
  const filters = useMemo(
    () => [numbersFilter(word("search"), t("searchHint")), filter("costCategory"), filter("enabled"), ...updated],
    [t, word, filter, updated],
  );
  const exporting = useExport(exportExpenseCategory);
  const editing = useEditing<Category>({
    page: expenseCategoryPage,
    words: useEditingWords(expenseCategoryTitles.one),
    form: (category, onClose) => <CategoryForm category={category} onClose={onClose} />,
  });
  const log = useLogDialog<Category>({
    call: getExpenseCategoryLog,
    fields: shownExpenseCategoryFields,
    titleOf: ({ categoryName }) => categoryName,
  });
  return (
    <>
      <ListPage
        call={getExpenseCategory}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(category) => (
          <>
            {editing.editButton(category)}
            {log.logButton(category)}
            <DeleteButton call={deleteExpenseCategory} input={{ ids: [category.id] }} />
          </>
        )}
        onExport={may(exportExpenseCategory) ? exporting.start : undefined}
      />
      {exporting.card}
      {editing.modal}
      {log.logDialog}
    </>
  );
}

function useColumns() {
  const { t } = useTexts("expense-category");
  const column = useFieldColumns(shownExpenseCategoryFields);
  return [
    column<Category>("categoryName", {
      sort: "categoryName",
      card: "head",
      render: ({ categoryName, parentName }) => (
        <>
          <bdi>{categoryName}</bdi>{" "}
          {parentName !== "" && <small className="muted">{t("below", { name: parentName })}</small>}
        </>
      ),
    }),
    column<Category>("parentName", { hidden: true }),
    column<Category>("costCategory", { card: "line" }),
    column<Category>("costCode", {
      sort: "costCode",
      card: "line",
      render: ({ costCode }) => <bdi dir="ltr">{costCode}</bdi>,
    }),
    column<Category>("enabled", { tones: enabledTones }),
    column<Category>("remark"),
    column<Category>("updatedByName", { hidden: true }),
    column<Category>("updatedAt", { sort: "updatedAt", hidden: true }),
  ];
}

const start = { enabled: true, parentId: null, costCategory: "operating" };

/** Adds or changes a category. */
function CategoryForm({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const { t } = useTexts("expense-category");
  return (
    <AddOrEditForm
      add={addExpenseCategory}
      edit={editExpenseCategory}
      record={category}
      start={start}
      onClose={onClose}
    >
      <TextField name="categoryName" />
      <Place own={category?.id} />
      <TextField name="costCode" dir="ltr" />
      <TextAreaField name="remark" />
      <SwitchField name="enabled" extra={t("enabledHint")} />
    </AddOrEditForm>
  );
}

/** The category above, and the kind of cost: below another it is that one's. */
function Place({ own }: { own: string | undefined }) {
  const { t } = useTexts("expense-category");
  const form = Form.useFormInstance();
  const { data } = useRead(getExpenseCategoryOptions, {}, { quiet: true });
  const parents = data?.rows.filter(({ id, parentId }) => parentId === null && id !== own) ?? [];
  const parentId: unknown = Form.useWatch("parentId", form);
  const follow = (id: string | null) => {
    const parent = parents.find((one) => one.id === id);
    if (parent) form.setFieldValue("costCategory", parent.costCategory);
  };
  return (
    <>
      <InputField name="parentId">
        <Select
          showSearch={{ optionFilterProp: "label" }}
          onChange={follow}
          options={[
            { value: null, label: t("upper") },
            ...parents.map(({ id, categoryName }) => ({ value: id, label: categoryName })),
          ]}
        />
      </InputField>
      <ChoiceField name="costCategory" extra={typeof parentId === "string" ? t("kindOfParent") : undefined} />
    </>
  );
}
