import "./customer-contract.css";
import { contractPage as page, exportContractList, getContractList } from "@lading/contract/customer-contract";
import { Button } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ListPage, Note, useEditing } from "#ui";
import { useColumns, useFilters } from "./columns.tsx";
import type { Contract } from "./contract.ts";
import { ContractForm } from "./ContractForm.tsx";
import { DeleteContract } from "./DeleteContract.tsx";

/** /customerManagement/contractManagement */
export default function ContractsPage() {
  const { t } = useTexts("customer-contract");
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportContractList);
  const editing = useEditing<Contract>({
    page,
    words: { add: t("add"), editTitle: t("editTitle") },
    width: 860,
    form: (contract, onClose) => <ContractForm contract={contract} onClose={onClose} />,
  });
  return (
    <>
      <EndingNotice />
      <ListPage
        call={getContractList}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(contract) => (
          <>
            {editing.editButton(contract)}
            <DeleteContract contract={contract} type="link" />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

/** Says that contracts end soon, until they are renewed, and shows them. */
function EndingNotice() {
  const { t, word } = useTexts("customer-contract");
  const { search, replaceSearch } = usePage();
  const { data } = useRead(getContractList, { state: "ending", pageSize: 1 }, { quiet: true, ownErrors: true });
  if (!data || data.total === 0 || search.get("state") === "ending") return null;
  return (
    <Note
      type="warning"
      className="contract-ending"
      title={t("noticeTitle", { count: data.total })}
      action={
        <Button size="small" onClick={() => replaceSearch(new URLSearchParams({ state: "ending" }))}>
          {word("open")}
        </Button>
      }
    />
  );
}
