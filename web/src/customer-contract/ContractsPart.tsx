import "./customer-contract.css";
import { contractPage, getContractList, getCustomerCredit } from "@lading/contract/customer-contract";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Panel, SmallTable, TabModal } from "#ui";
import { useLabels } from "./contract.ts";
import { ContractForm } from "./ContractForm.tsx";
import { StateTag, Validity } from "./End.tsx";
import { Standing } from "./Standing.tsx";

const quiet = { quiet: true, ownErrors: true } as const;
const shown = 10;

/** A customer's contracts, newest end first, and how its credit stands. */
export default function ContractsPart({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { data } = useRead(getContractList, { customerId, pageSize: shown, sort: "validTo" }, quiet);
  const { data: standing } = useRead(getCustomerCredit, { customerId }, quiet);
  const close = () => setAdding(false);
  return (
    <>
      {standing && <Standing standing={standing} />}
      <Panel
        title={t("title")}
        actions={
          <>
            {(data?.total ?? 0) > shown && <Link to={`${contractPage}?customerId=${customerId}`}>{t("all")}</Link>}
            {may(`${contractPage}:add`) && <Button onClick={() => setAdding(true)}>{t("add")}</Button>}
          </>
        }
      >
        {data?.rows.length === 0 && <p className="muted">{t("nothing")}</p>}
        {data && data.rows.length > 0 && (
          <SmallTable
            label={t("title")}
            columns={[
              labels.field("contractNumber"),
              labels.field("name"),
              labels.field("nature"),
              labels.field("validity"),
              labels.field("state"),
              { title: labels.field("creditAmount"), number: true },
            ]}
            rows={data.rows.map((contract) => ({
              key: contract.id,
              cells: [
                <Link key="number" to={`/contractDetail?id=${contract.id}`}>
                  {contract.contractNumber}
                </Link>,
                contract.name,
                labels.nature(contract.nature),
                <Validity key="validity" contract={contract} />,
                <StateTag key="state" contract={contract} />,
                contract.creditAmount === "" ? "" : formatMoney(contract.creditAmount, contract.currency),
              ],
            }))}
          />
        )}
        <TabModal open={isAdding} title={t("add")} width={860} onCancel={close}>
          <ContractForm contract={null} customerId={customerId} onClose={close} />
        </TabModal>
      </Panel>
    </>
  );
}
