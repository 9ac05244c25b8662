import "./customer.css";
import { editCustomerInfoStatue, exportCustomerInfoList, getCustomerInfoList } from "@lading/contract/customer";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { useExport } from "#jobs";
import { StateForm } from "#party";
import { ListPage, TabModal } from "#ui";
import { useColumns, useFilters } from "./columns.tsx";
import { CustomerForm } from "./CustomerForm.tsx";
import { MergeForm, SignInForm } from "./dialogs.tsx";
import { MessageMailForm } from "./MessageMailForm.tsx";
import { ImportCustomers } from "./ImportCustomers.tsx";
import { page, type Customer } from "./labels.ts";
import { useCustomersAsked } from "./use-customers-asked.ts";

const works = {
  state: "state.change",
  signIn: "signIn.title",
  mail: "messages.byMail",
  merge: "merge.action",
} as const;
export type Work = "edit" | keyof typeof works;
type Open = { kind: "add" | "import" } | { kind: Work; customer: Customer };

/** /customerManagement/basicInfo */
export default function CustomersPage() {
  const { t, word } = useTexts("customer");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCustomerInfoList);
  const [open, setOpen] = useState<Open | null>(null);
  useCustomersAsked();
  return (
    <>
      <ListPage
        call={getCustomerInfoList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <>
              <Button type="primary" onClick={() => setOpen({ kind: "add" })}>
                {t("add")}
              </Button>
              <Button onClick={() => setOpen({ kind: "import" })}>{word("import")}</Button>
            </>
          )
        }
        rowActions={(customer) => <RowActions onWork={(kind) => setOpen({ kind, customer })} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <Dialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Names of the pieces of work, on the buttons that begin them. */
export function useWorkNames(): (work: Work) => string {
  const { t, word } = useTexts("customer");
  return (work) => (work === "edit" ? word("edit") : t(works[work]));
}

/** Which right each piece of work needs. */
export const workRights = { edit: "edit", state: "approve", signIn: "edit", mail: "edit", merge: "delete" } as const;

function RowActions({ onWork }: { onWork: (work: Work) => void }) {
  const nameOf = useWorkNames();
  const may = useMay();
  return (["edit", "state", "signIn"] as const)
    .filter((work) => may(`${page}:${workRights[work]}`))
    .map((work) => (
      <Button key={work} type="link" onClick={() => onWork(work)}>
        {nameOf(work)}
      </Button>
    ));
}

/** Dialogs over the list, or over a customer's page. */
export function Dialogs({ open, onClose }: { open: Open | null; onClose: () => void }) {
  const { t, word } = useTexts("customer");
  const customer = open && "customer" in open ? open.customer : null;
  const isForm = open?.kind === "add" || open?.kind === "edit";
  return (
    <>
      <TabModal open={isForm} title={customer ? t("editTitle") : t("add")} width={860} onCancel={onClose}>
        {isForm && <CustomerForm customer={customer} onClose={onClose} />}
      </TabModal>
      <TabModal open={open?.kind === "import"} title={word("import")} width={720} onCancel={onClose}>
        <ImportCustomers onClose={onClose} />
      </TabModal>
      {customer && (
        <>
          <TabModal open={open?.kind === "state"} title={t("state.change")} onCancel={onClose}>
            <StateForm call={editCustomerInfoStatue} party={customer} hint={t("state.hint")} onClose={onClose} />
          </TabModal>
          <TabModal open={open?.kind === "signIn"} title={t("signIn.title")} onCancel={onClose}>
            <SignInForm customer={customer} onClose={onClose} />
          </TabModal>
          <TabModal open={open?.kind === "mail"} title={t("messages.byMail")} onCancel={onClose}>
            <MessageMailForm customer={customer} onClose={onClose} />
          </TabModal>
          <TabModal open={open?.kind === "merge"} title={t("merge.action")} onCancel={onClose}>
            <MergeForm customer={customer} onClose={onClose} />
          </TabModal>
        </>
      )}
    </>
  );
}
