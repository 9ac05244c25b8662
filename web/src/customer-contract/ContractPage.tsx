import "./customer-contract.css";
import {
  contractActionTexts,
  contractPage,
  getContractLogList,
  getCustomerCredit,
  loadContractInfo,
} from "@lading/contract/customer-contract";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { MailHistory } from "#mail";
import { DetailPage, Facts, LogOf, TabModal } from "#ui";
import { Papers } from "#ui/uploads";
import { isContractField, useLabels, type Contract } from "./contract.ts";
import { ContractForm } from "./ContractForm.tsx";
import { DeleteContract } from "./DeleteContract.tsx";
import { StateTag, Validity } from "./End.tsx";
import { Standing } from "./Standing.tsx";

/** /contractDetail?id=…: a contract with its papers, what is left of its credit, and its log. */
export default function ContractPage() {
  const { t, word } = useTexts("customer-contract");
  const { search, setTitle, close } = usePage();
  const may = useMay();
  const read = useRead(loadContractInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const [isEditing, setEditing] = useState(false);
  const contract = read.data;
  const number = contract?.contractNumber;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  return (
    <DetailPage
      read={read}
      title={contract?.name ?? t("one")}
      extra={
        contract && (
          <>
            <bdi className="muted" dir="ltr">
              {contract.contractNumber}
            </bdi>
            <StateTag contract={contract} />
          </>
        )
      }
      actions={
        contract && (
          <>
            {may(`${contractPage}:edit`) && (
              <Button type="primary" onClick={() => setEditing(true)}>
                {word("edit")}
              </Button>
            )}
            <DeleteContract contract={contract} onDone={close} />
          </>
        )
      }
    >
      {contract && (
        <div className="contract-parts">
          <Data contract={contract} />
          <Credit customerId={contract.customerId} />
          <MailHistory entity="contract" id={contract.id} />
          <Log id={contract.id} />
          <TabModal open={isEditing} title={t("editTitle")} width={860} onCancel={() => setEditing(false)}>
            <ContractForm contract={contract} onClose={() => setEditing(false)} />
          </TabModal>
        </div>
      )}
    </DetailPage>
  );
}

function Data({ contract }: { contract: Contract }) {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  const { customerId, customerName, customerNumber, currency, creditDays, attachments } = contract;
  const money = (amount: string) => (amount === "" ? "" : <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>);
  return (
    <Facts
      facts={[
        {
          label: labels.field("customerName"),
          value: (
            <Link to={`/customerDetail?id=${customerId}`}>
              <bdi>
                {customerName} ({customerNumber})
              </bdi>
            </Link>
          ),
        },
        { label: labels.field("nature"), value: labels.nature(contract.nature) },
        { label: labels.field("validity"), value: <Validity contract={contract} /> },
        { label: labels.field("conclusion"), value: formatDate(contract.conclusion) },
        { label: labels.field("issuer"), value: contract.issuer },
        { label: labels.field("uploader"), value: contract.uploader },
        { label: labels.field("createdAt"), value: formatMoment(contract.createdAt) },
        {
          label: labels.field("creditDays"),
          value: creditDays === null ? "" : t("standing.daysValue", { count: creditDays }),
        },
        { label: labels.field("creditAmount"), value: money(contract.creditAmount) },
        { label: labels.field("creditLimit"), value: money(contract.creditLimit) },
        {
          label: labels.field("attachments"),
          value: attachments.length === 0 ? t("noFiles") : <Papers value={attachments} />,
          wide: true,
        },
        { label: labels.field("remark"), value: contract.remark, wide: true },
      ]}
    />
  );
}

/** How the customer's credit stands, by whichever contract. */
function Credit({ customerId }: { customerId: string }) {
  const { data } = useRead(getCustomerCredit, { customerId }, { quiet: true, ownErrors: true });
  return data ? <Standing standing={data} /> : null;
}

function Log({ id }: { id: string }) {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  const fieldOf = (field: string) => (isContractField(field) ? labels.field(field) : t("remindedTo"));
  return <LogOf id={id} call={getContractLogList} actions={contractActionTexts} fields={fieldOf} />;
}
