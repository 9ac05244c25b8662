import {
  addedShown,
  belongsShown,
  customerContactFields,
  customerContactTitles,
  deleteCustomerContact,
  exportCustomerContactList,
  getCustomerContactList,
} from "@lading/contract/customer";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import {
  DeleteButton,
  daysFilter,
  ListPage,
  numbersFilter,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { ContactForm, type Contact } from "./ContactForm.tsx";
import { CustomerLink } from "./CustomerForm.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { contactPage, useLabels } from "./labels.ts";

const shown = { ...belongsShown, ...customerContactFields, createdAt: addedShown.createdAt };

/** /customerManagement/contactStaff */
export default function ContactsPage() {
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCustomerContactList);
  const editing = useEditing<Contact>({
    page: contactPage,
    words: useEditingWords(customerContactTitles.one),
    form: (contact, onClose) => <ContactForm contact={contact} onClose={onClose} />,
  });
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
            <DeleteButton call={deleteCustomerContact} input={{ id: contact.id }} />
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
  const column = useFieldColumns(shown);
  return [
    column("contact", { sort: "contact" }),
    column("customerName", {
      sort: "customerName",
      render: ({ customerId, customerName }) => <CustomerLink id={customerId}>{customerName}</CustomerLink>,
    }),
    column("customerNumber", { hidden: true }),
    column("telephone", { render: ({ telephone }) => <bdi dir="ltr">{telephone}</bdi> }),
    column("email"),
    column("WeChat"),
    column("QQ"),
    column("liaison"),
    column("createdAt", { hidden: true, sort: "createdAt" }),
  ];
}

function useFilters(): ListFilter[] {
  const { t, word } = useTexts("customer");
  const labels = useLabels();
  const filter = useFieldFilters(shown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("contacts.searchHint")),
      filter("customerId", <CustomerSelect />),
      daysFilter("created", labels.field("createdAt")),
    ],
    [t, word, labels, filter],
  );
}
