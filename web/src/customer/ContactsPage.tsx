import { deleteCustomerContact, exportCustomerContactList, getCustomerContactList } from "@lading/contract/customer";
import { Button, Input } from "antd";
import { useMemo, useState } from "react";
import { useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, TabModal, type ListColumn, type ListFilter } from "#ui";
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
  /** What the form edits; null adds one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Contact | null>();
  const close = () => setEdited(undefined);

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
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setEdited(null)}>
              {t("contacts.add")}
            </Button>
          )
        }
        rowActions={(contact) => (
          <>
            {may(`${page}:edit`) && (
              <Button type="link" onClick={() => setEdited(contact)}>
                {t("edit")}
              </Button>
            )}
            {may(`${page}:delete`) && <ConfirmButton type="link" onConfirm={() => removeIt(contact.id)} />}
          </>
        )}
        {...(may(`${page}:export`) && { onExport: exporting.start })}
      />
      {exporting.card}
      <TabModal open={edited !== undefined} title={edited ? t("contacts.edit") : t("contacts.add")} onCancel={close}>
        {edited !== undefined && <ContactForm contact={edited} onClose={close} />}
      </TabModal>
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
  return useMemo<ListFilter[]>(
    () => [
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={80} placeholder={t("contacts.searchHint")} />,
      },
      { name: "customerId", label: t("customer"), field: <CustomerSelect /> },
    ],
    [t],
  );
}
