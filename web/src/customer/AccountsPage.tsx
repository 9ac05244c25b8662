import { currencies } from "@lading/contract/core";
import {
  deleteBankAccount,
  editBankAccountEffect,
  exportBankAccountList,
  getBankAccountList,
} from "@lading/contract/customer";
import { Button, Input, Select } from "antd";
import { useMemo, useState, type ReactNode } from "react";
import { useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  ConfirmButton,
  daysFilter,
  ListPage,
  StatusTag,
  TabModal,
  useEditing,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { AccountForm, BatchForm, type Account } from "./AccountForm.tsx";
import { CustomerLink } from "./CustomerForm.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { accountPage as page, useLabels } from "./labels.ts";

/** /customerManagement/banckAccountInfo */
export default function AccountsPage() {
  const { t } = useTexts("customer");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportBankAccountList);
  const editing = useEditing<Account>({
    page,
    words: { add: t("accounts.add"), editTitle: t("accounts.edit") },
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
          may(`${page}:add`) && (
            <>
              {editing.addButton}
              <Button onClick={() => setBatch(true)}>{t("accounts.batch")}</Button>
            </>
          )
        }
        rowActions={(account) => <RowActions account={account} editButton={editing.editButton(account)} />}
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

function RowActions({ account, editButton }: { account: Account; editButton: ReactNode }) {
  const { t } = useTexts("customer");
  const may = useMay();
  const effect = useCall(editBankAccountEffect);
  const remove = useCall(deleteBankAccount);
  const { id, version, enabled } = account;

  async function toggle(): Promise<void> {
    await effect.mutateAsync({ id, enabled: !enabled, version });
    notify.success(t("saved"));
  }
  async function removeIt(): Promise<void> {
    await remove.mutateAsync({ id });
    notify.success(t("accounts.deleted"));
  }

  return (
    <>
      {editButton}
      {may(`${page}:edit`) && (
        <Button type="link" loading={effect.isPending} onClick={() => void toggle().catch(() => undefined)}>
          {t(enabled ? "accounts.disable" : "accounts.enable")}
        </Button>
      )}
      {may(`${page}:delete`) && <ConfirmButton type="link" onConfirm={removeIt} />}
    </>
  );
}

function useColumns(): ListColumn<Account>[] {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return [
    {
      key: "customerName",
      title: t("customer"),
      sort: "customerName",
      render: ({ customerId, customerName }) => <CustomerLink id={customerId}>{customerName}</CustomerLink>,
    },
    { key: "customerNumber", title: labels.field("customerNumber") },
    { key: "currency", title: t("attached.currency"), sort: "currency" },
    { key: "accountName", title: t("attached.accountName"), sort: "accountName" },
    { key: "bankName", title: t("attached.bankName"), sort: "bankName" },
    {
      key: "bankNumber",
      title: t("attached.bankNumber"),
      render: ({ bankNumber }) => <bdi dir="ltr">{bankNumber}</bdi>,
    },
    { key: "bankRegion", title: t("attached.bankRegion") },
    { key: "bankAddress", title: t("attached.bankAddress"), hidden: true },
    { key: "companyAddressEn", title: t("attached.companyAddressEn"), hidden: true },
    { key: "taxId", title: t("attached.taxId"), hidden: true },
    {
      key: "enabled",
      title: t("attached.enabled"),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? "good" : "neutral"}>{t(enabled ? "accounts.inUse" : "accounts.notInUse")}</StatusTag>
      ),
    },
    {
      key: "createdAt",
      title: labels.field("createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return useMemo<ListFilter[]>(() => {
    const states = [
      { value: true, label: t("accounts.inUse") },
      { value: false, label: t("accounts.notInUse") },
    ];
    return [
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={80} placeholder={t("accounts.searchHint")} />,
      },
      { name: "customerId", label: t("customer"), field: <CustomerSelect /> },
      { name: "enabled", kind: "yesNo", label: t("attached.enabled"), field: <Select allowClear options={states} /> },
      {
        name: "currency",
        label: t("attached.currency"),
        field: <Select allowClear options={currencies.map((value) => ({ value, label: value }))} />,
      },
      daysFilter("created", labels.field("createdAt")),
    ];
  }, [t, labels]);
}
