import type { AnswerOf } from "@lading/contract/core";
import {
  addCompanyInvoiceTitle,
  exportCompanyInvoiceTitleInfo,
  loadCompanyInvoiceTitleInfo,
} from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useMemo, useState } from "react";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { type ListColumn, type ListFilter, ListPage, Note, RecordForm, TabModal } from "#ui";

type Title = AnswerOf<typeof loadCompanyInvoiceTitleInfo>["rows"][number];

/** /systemManagement/invoiceTitle */
export default function InvoiceTitlesPage() {
  const { t } = useTexts("user");
  const may = useMay();
  const exporting = useExport(exportCompanyInvoiceTitleInfo);
  const [isAdding, setAdding] = useState(false);
  const filters = useMemo<ListFilter[]>(
    () => [{ name: "search", label: t("titles.search"), field: <Input allowClear maxLength={120} /> }],
    [t],
  );
  const columns: ListColumn<Title>[] = [
    { key: "title", title: t("titles.name"), sort: "title" },
    { key: "taxNumber", title: t("titles.taxNumber") },
    { key: "address", title: t("titles.address") },
    { key: "phone", title: t("titles.phone") },
    { key: "bankName", title: t("titles.bankName") },
    { key: "bankNumber", title: t("titles.bankNumber") },
    {
      key: "createdAt",
      title: t("fields.createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
  return (
    <>
      <ListPage
        call={loadCompanyInvoiceTitleInfo}
        columns={columns}
        filters={filters}
        toolbar={
          may("/systemManagement/invoiceTitle:add") && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {t("titles.add")}
            </Button>
          )
        }
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={isAdding} title={t("titles.add")} onCancel={() => setAdding(false)}>
        <TitleForm onClose={() => setAdding(false)} />
      </TabModal>
    </>
  );
}

function TitleForm({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("user");
  return (
    <RecordForm
      call={addCompanyInvoiceTitle}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Note className="user-steps" type="warning" title={t("titles.forGood")} />
      <Form.Item name="title" label={t("titles.name")} required>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="taxNumber" label={t("titles.taxNumber")} required>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="address" label={t("titles.address")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name="phone" label={t("titles.phone")}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="bankName" label={t("titles.bankName")}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="bankNumber" label={t("titles.bankNumber")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
    </RecordForm>
  );
}
