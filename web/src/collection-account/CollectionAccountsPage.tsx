import {
  addCollectionAccount,
  collectionAccountFields,
  collectionAccountTitles,
  deleteCollectionAccount,
  editCollectionAccount,
  exportCollectionAccountList,
  getCollectionAccountList,
  getCollectionAccountLog,
  shownCollectionAccountFields,
} from "@lading/contract/collection-account";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import {
  AddOrEditForm,
  DeleteButton,
  enabledTones,
  InputField,
  ListPage,
  numbersFilter,
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

type Account = RowOf<typeof getCollectionAccountList>;

/** /financialBill/receivingAccountManagement */
export default function CollectionAccountsPage() {
  const { t } = useTexts("collection-account");
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCollectionAccountList);
  const editing = useEditing<Account>({
    page: "/financialBill/receivingAccountManagement",
    words: useEditingWords(collectionAccountTitles.one),
    width: 680,
    form: (account, onClose) => <AccountForm account={account} onClose={onClose} />,
  });
  const log = useLogDialog<Account>({
    call: getCollectionAccountLog,
    fields: collectionAccountFields,
    titleOf: ({ bankNumber }) => <bdi dir="ltr">{bankNumber}</bdi>,
  });
  return (
    <>
      <ListPage
        call={getCollectionAccountList}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(account) => (
          <>
            {editing.editButton(account)}
            {log.logButton(account)}
            <DeleteButton
              call={deleteCollectionAccount}
              input={{ ids: [account.id] }}
              question={t("deleteQuestion", { number: account.bankNumber })}
            />
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

/** Adds or changes a collection account. */
function AccountForm({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { t } = useTexts("collection-account");
  return (
    <AddOrEditForm
      add={addCollectionAccount}
      edit={editCollectionAccount}
      record={account}
      start={start}
      onClose={onClose}
    >
      <div className="form-grid">
        <InputField name="currency">
          <CurrencyInput />
        </InputField>
        <TextField name="accountName" />
        <TextField name="bankName" />
        <TextField name="bankNumber" dir="ltr" />
        <TextField name="bankRegion" />
        <TextField name="bankAddress" />
        <TextField name="companyAddressEn" />
        <TextField name="taxId" dir="ltr" />
      </div>
      <SwitchField name="enabled" extra={t("enabledHint")} />
      <SwitchField name="isDefault" extra={t("defaultHint")} />
    </AddOrEditForm>
  );
}

function useColumns(): ListColumn<Account>[] {
  const column = useFieldColumns(shownCollectionAccountFields);
  return [
    column<Account>("bankNumber", { card: "head", render: ({ bankNumber }) => <bdi dir="ltr">{bankNumber}</bdi> }),
    column<Account>("currency", { sort: "currency" }),
    column("accountName", { sort: "accountName" }),
    column("bankName", { sort: "bankName" }),
    column("bankRegion", { hidden: true }),
    column("bankAddress", { hidden: true }),
    column("companyAddressEn", { hidden: true }),
    column("taxId", { hidden: true }),
    column("enabled", { tones: enabledTones }),
    column("updatedByName", { hidden: true }),
    column("updatedAt", { sort: "updatedAt" }),
  ];
}

function useFilters() {
  const { word } = useTexts("collection-account");
  const filter = useFieldFilters(collectionAccountFields);
  const updated = useUpdatedFilters();
  return useMemo(
    () => [
      numbersFilter(word("search")),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("enabled"),
      ...updated,
    ],
    [word, filter, updated],
  );
}
