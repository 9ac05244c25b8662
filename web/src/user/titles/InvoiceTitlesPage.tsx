import { fieldsOf, type AnswerOf } from "@lading/contract/core";
import {
  addCompanyInvoiceTitle,
  changingTitleFields,
  editCompanyInvoiceTitle,
  exportCompanyInvoiceTitleInfo,
  getCompanyInvoiceTitleLog,
  invoiceTitleFields,
  invoiceTitleFieldTexts,
  loadCompanyInvoiceTitleInfo,
  userFieldTexts,
} from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useMemo, useState } from "react";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  type ListColumn,
  type ListFilter,
  ListPage,
  Note,
  RecordForm,
  TabModal,
  useLogDialog,
  numbersFilter,
} from "#ui";

type Title = AnswerOf<typeof loadCompanyInvoiceTitleInfo>["rows"][number];

/** /systemManagement/invoiceTitle */
export default function InvoiceTitlesPage() {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const titleField = useFieldTexts(invoiceTitleFieldTexts);
  const may = useMay();
  const exporting = useExport(exportCompanyInvoiceTitleInfo);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Title>();
  const log = useLogDialog<Title>({
    call: getCompanyInvoiceTitleLog,
    fields: invoiceTitleFields,
    titleOf: ({ title }) => title,
    none: t("titles.noLog"),
  });
  const filters = useMemo<ListFilter[]>(() => [numbersFilter(t("titles.search"))], [t]);
  const columns: ListColumn<Title>[] = [
    { key: "title", title: titleField("title"), sort: "title" },
    { key: "taxNumber", title: titleField("taxNumber") },
    { key: "address", title: titleField("address") },
    { key: "phone", title: titleField("phone") },
    { key: "bankName", title: titleField("bankName") },
    { key: "bankNumber", title: titleField("bankNumber") },
    {
      key: "createdAt",
      title: field("createdAt"),
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
        rowActions={(title) => (
          <>
            {may("/systemManagement/invoiceTitle:edit") && (
              <Button type="link" onClick={() => setEdited(title)}>
                {word("edit")}
              </Button>
            )}
            {log.logButton(title)}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={isAdding} title={t("titles.add")} onCancel={() => setAdding(false)}>
        <TitleForm onClose={() => setAdding(false)} />
      </TabModal>
      <TabModal open={edited !== undefined} title={<bdi>{edited?.title}</bdi>} onCancel={() => setEdited(undefined)}>
        {edited && <EditTitle title={edited} onClose={() => setEdited(undefined)} />}
      </TabModal>
      {log.logDialog}
    </>
  );
}

function TitleForm({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("user");
  const titleField = useFieldTexts(invoiceTitleFieldTexts);
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
      <Form.Item name="title" label={titleField("title")} required>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="taxNumber" label={titleField("taxNumber")} required>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <ChangingFields />
    </RecordForm>
  );
}

/** The parts of a title that may change once it is added. */
function ChangingFields() {
  const titleField = useFieldTexts(invoiceTitleFieldTexts);
  return (
    <>
      <Form.Item name="address" label={titleField("address")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name="phone" label={titleField("phone")}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="bankName" label={titleField("bankName")}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="bankNumber" label={titleField("bankNumber")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
    </>
  );
}

/** Changes the address, phone and bank of a title. */
function EditTitle({ title, onClose }: { title: Title; onClose: () => void }) {
  const { t, word } = useTexts("user");
  return (
    <RecordForm
      call={editCompanyInvoiceTitle}
      initial={fieldsOf(changingTitleFields, title)}
      fixed={{ id: title.id, version: title.version }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <p className="muted">{t("titles.changing")}</p>
      <ChangingFields />
    </RecordForm>
  );
}
