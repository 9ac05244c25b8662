import { CurrencyInput } from "#currency";
import {
  addedShown,
  bankAccountFields,
  bankAccountTitles,
  batchAddBankAccount,
  belongsShown,
  deleteBankAccount,
  editBankAccountEffect,
  exportBankAccountList,
  getBankAccountList,
} from "@lading/contract/customer";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import {
  CallButton,
  DeleteButton,
  daysFilter,
  enabledTones,
  ListPage,
  numbersFilter,
  TabModal,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { AccountForm, BatchForm, type Account } from "./AccountForm.tsx";
import { CustomerLink } from "./CustomerForm.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { accountPage, useLabels } from "./labels.ts";

const shown = { ...belongsShown, ...bankAccountFields, createdAt: addedShown.createdAt };

/** /customerManagement/banckAccountInfo */
export default function AccountsPage() {
  const { t } = useTexts("customer");
  const mayAddSeveral = useMayCall()(batchAddBankAccount);
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportBankAccountList);
  const editing = useEditing<Account>({
    page: accountPage,
    words: useEditingWords(bankAccountTitles.one),
    form: (account, onClose) => <AccountForm account={account} onClose={onClose} />,
  });
  const [isBatch, setBatch] = useState(false);
  return (
    <>
      <ListPage
        call={getBankAccountList}
        columns={columns}
        filters={filters}
        toolbar={
          <>
            {editing.addButton}
            {mayAddSeveral && <Button onClick={() => setBatch(true)}>{t("accounts.batch")}</Button>}
          </>
        }
        rowActions={(account) => (
          <>
            {editing.editButton(account)}
            <EnableButton account={account} />
            <DeleteButton call={deleteBankAccount} input={{ id: account.id }} />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
      <TabModal open={isBatch} title={t("accounts.batch")} width={860} onCancel={() => setBatch(false)}>
        <BatchForm onClose={() => setBatch(false)} />
      </TabModal>
    </>
  );
}

function EnableButton({ account: { id, version, enabled } }: { account: Account }) {
  const { word } = useTexts("customer");
  return (
    <CallButton call={editBankAccountEffect} input={{ id, version, enabled: !enabled }} said={word("saved")}>
      {word(enabled ? "disable" : "enable")}
    </CallButton>
  );
}

function useColumns(): ListColumn<Account>[] {
  const column = useFieldColumns(shown);
  return [
    column("customerName", {
      sort: "customerName",
      render: ({ customerId, customerName }) => <CustomerLink id={customerId}>{customerName}</CustomerLink>,
    }),
    column("customerNumber"),
    column("currency", { sort: "currency" }),
    column("accountName", { sort: "accountName" }),
    column("bankName", { sort: "bankName" }),
    column("bankNumber", { render: ({ bankNumber }) => <bdi dir="ltr">{bankNumber}</bdi> }),
    column("bankRegion", { hidden: true }),
    column("bankAddress", { hidden: true }),
    column("companyAddressEn", { hidden: true }),
    column("taxId", { hidden: true }),
    column("enabled", { tones: enabledTones }),
    column("createdAt", { hidden: true, sort: "createdAt" }),
  ];
}

function useFilters(): ListFilter[] {
  const { t, word } = useTexts("customer");
  const labels = useLabels();
  const filter = useFieldFilters(shown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("accounts.searchHint")),
      filter("customerId", <CustomerSelect />),
      filter("enabled"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      daysFilter("created", labels.field("createdAt")),
    ],
    [t, word, labels, filter],
  );
}
