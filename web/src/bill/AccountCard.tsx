import "./bill.css";
import { getCargoTransportationAccount } from "@lading/contract/bill";
import type { AnswerOf } from "@lading/contract/core";
import type { SupplierCost } from "@lading/contract/supplier-cost";
import { Button } from "antd";
import { Link, useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Panel, SmallTable } from "#ui";
import { BillTable } from "./BillTable.tsx";

type Account = AnswerOf<typeof getCargoTransportationAccount>;

/** What a waybill costs, what is billed for it, and what is left. */
export default function AccountCard({ waybillId }: { waybillId: string }) {
  const { t } = useTexts("bill");
  const may = useMay();
  const navigate = useNavigate();
  const read = useRead(getCargoTransportationAccount, { waybillId }, { quiet: true, ownErrors: true });
  const account = read.data;
  if (read.error && !account) return <Panel title={t("account")}>{read.error.message}</Panel>;
  if (!account) return null;
  const mayAdd = may("/logisticsManagement/jobSummary:add") && !account.waybill.voided;
  return (
    <Panel
      title={t("account")}
      className="account"
      actions={
        mayAdd && (
          <>
            <Button onClick={() => void navigate(`/supplierCostEntry?waybill=${waybillId}`)}>{t("enterCosts")}</Button>
            <Button onClick={() => void navigate(`/billsReceivable?waybill=${waybillId}`)}>{t("newBill")}</Button>
          </>
        )
      }
    >
      <Result account={account} />
      <h3>
        {t("bills")} <Link to="/billsReceivable">{t("allBills")}</Link>
      </h3>
      {account.bills.length === 0 ? <p className="muted">{t("noBills")}</p> : <BillTable bills={account.bills} />}
      <h3>
        {t("costs")} <Link to="/supplierCostDetails">{t("allCosts")}</Link>
      </h3>
      {account.costs.length === 0 ? <p className="muted">{t("noCosts")}</p> : <CostTable costs={account.costs} />}
    </Panel>
  );
}

/** Sales, costs and profit in each currency, and all of it in the settlement currency. */
function Result({ account }: { account: Account }) {
  const { t } = useTexts("bill");
  const rows = [
    ...account.totals.map((row) => ({ ...row, label: row.currency, isSum: false })),
    ...account.settlement.map((row) => ({ ...row, label: t("inSettlement", { currency: row.currency }), isSum: true })),
  ];
  if (rows.length === 0) return null;
  return (
    <div className="figures" role="region" aria-label={t("profit")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("currency")}</th>
            <th scope="col" data-number>
              {t("sales")}
            </th>
            <th scope="col" data-number>
              {t("costs")}
            </th>
            <th scope="col" data-number>
              {t("profit")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, sales, costs, profit, isSum }) => (
            <tr key={label} className={isSum ? "account-sum" : ""}>
              <th scope="row">{label}</th>
              <td data-number>{formatDecimal(sales)}</td>
              <td data-number>{formatDecimal(costs)}</td>
              <td data-number className={profit.startsWith("-") ? "account-loss" : ""}>
                <bdi dir="ltr">{formatDecimal(profit)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CostTable({ costs }: { costs: readonly SupplierCost[] }) {
  const { t } = useTexts("bill");
  return (
    <SmallTable
      label={t("costs")}
      columns={[
        { title: t("chargeItem"), wide: true },
        { title: t("supplier"), wide: true },
        t("costDate"),
        { title: t("qty"), number: true },
        { title: t("unitPrice"), number: true },
        { title: t("amount"), number: true },
        { title: t("settlementAmount"), number: true },
      ]}
      rows={costs.map((cost) => ({
        key: cost.id,
        cells: [
          <Link key="item" to={`/supplierCostDetails?id=${cost.id}`}>
            {cost.chargeItem}
          </Link>,
          cost.customerName,
          formatDate(cost.costDate),
          formatDecimal(cost.qty),
          formatDecimal(cost.unitPrice),
          formatMoney(cost.amount, cost.currency),
          formatMoney(cost.settlementAmount, cost.settlementCurrency),
        ],
      }))}
    />
  );
}
