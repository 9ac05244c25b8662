import { deleteCustomerContact, exportCustomerContactList, getCustomerContactList } from "@lading/contract/customer";
import { Input } from "antd";
import { useMemo } from "react";
import { useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { daysFilter, ConfirmButton, ListPage, useEditing, type ListColumn, type ListFilter } from "#ui";
import { ContactForm, type Contact } from "./ContactForm.tsx";
import { CustomerLink } from "./CustomerForm.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { contactPage as page, useLabels } from "./labels.ts";

/** /customerManagement/contactStaff */
export default function ContactsPage() {
  const { t } = useTexts("customer");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const remove = useCall(deleteCustomerContact);
  const exporting = useExport(exportCustomerContactList);
  const editing = useEditing<Contact>({
    page,
    words: { add: t("contacts.add"), editTitle: t("contacts.edit") },
    form: (contact, onClose) => <ContactForm contact={contact} onClose={onClose} />,
  });

  async function removeIt(id: string): Promise<void> {
    await remove.mutateAsync({ id });
    notify.success(t("contacts.deleted"));
  }

  return (
    <>
      <ListPage
        call={getCustomerContactList}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(contact) => (
          <>
            {editing.editButton(contact)}
            {may(`${page}:delete`) && <ConfirmButton type="link" onConfirm={() => removeIt(contact.id)} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

function useColumns(): ListColumn<Contact>[] {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return [
    { key: "contact", title: labels.field("contact"), sort: "contact" },
    {
      key: "customerName",
      title: t("customer"),
      sort: "customerName",
      render: ({ customerId, customerName }) => <CustomerLink id={customerId}>{customerName}</CustomerLink>,
    },
    { key: "customerNumber", title: labels.field("customerNumber") },
    { key: "telephone", title: t("attached.telephone"), render: ({ telephone }) => <bdi dir="ltr">{telephone}</bdi> },
    { key: "email", title: labels.field("email") },
    { key: "WeChat", title: t("attached.WeChat") },
    { key: "QQ", title: t("attached.QQ") },
    { key: "liaison", title: t("attached.liaison") },
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
  return useMemo<ListFilter[]>(
    () => [
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={80} placeholder={t("contacts.searchHint")} />,
      },
      { name: "customerId", label: t("customer"), field: <CustomerSelect /> },
      daysFilter("created", labels.field("createdAt")),
    ],
    [t, labels],
  );
}
