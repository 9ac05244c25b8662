import "./bill.css";
import { getCargoTransportationAccount, resultTexts } from "@lading/contract/bill";
import { commonFieldTexts, type AnswerOf } from "@lading/contract/core";
import { costFieldTexts, type SupplierCost } from "@lading/contract/supplier-cost";
import { Button } from "antd";
import { Link, useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Panel, SmallTable } from "#ui";
import { BillTable } from "./BillTable.tsx";

type Account = AnswerOf<typeof getCargoTransportationAccount>;

/** A waybill's costs, its bills, and its profit. */
export default function AccountCard({ waybillId }: { waybillId: string }) {
  const { t, language } = useTexts("bill");
  const may = useMay();
  const navigate = useNavigate();
  const read = useRead(getCargoTransportationAccount, { waybillId }, { quiet: true, ownErrors: true });
  const account = read.data;
  if (read.error && !account) return <Panel title={t("account")}>{read.error.message}</Panel>;
  if (!account) return null;
  const mayAdd = may("/logisticsManagement/jobSummary:add") && !account.waybill.voided && !account.waybill.jobSigned;
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
      {account.houses > 0 && (
        <p className="muted">
          {t("withHouses", { count: account.houses })}{" "}
          <Link to={`/logisticsManagement/jobSummary?id=${waybillId}`}>{t("wholeJob")}</Link>
        </p>
      )}
      <Result account={account} />
      <h3>
        {t("bills")} <Link to="/billsReceivable">{t("allBills")}</Link>
      </h3>
      {account.bills.length === 0 ? <p className="muted">{t("noBills")}</p> : <BillTable bills={account.bills} />}
      <h3>
        {resultTexts.costs[language]} <Link to="/supplierCostDetails">{t("allCosts")}</Link>
      </h3>
      {account.costs.length === 0 ? <p className="muted">{t("noCosts")}</p> : <CostTable costs={account.costs} />}
    </Panel>
  );
}

/** Sales, costs and profit in each currency, and all of it in the settlement currency. */
function Result({ account }: { account: Account }) {
  const { t, language } = useTexts("bill");
  const result = useFieldTexts(resultTexts);
  const rows = [
    ...account.totals.map((row) => ({ ...row, label: row.currency, isSum: false })),
    ...account.settlement.map((row) => ({ ...row, label: t("inSettlement", { currency: row.currency }), isSum: true })),
  ];
  if (rows.length === 0) return null;
  return (
    <div className="figures" role="region" aria-label={result("profit")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{commonFieldTexts.currency[language]}</th>
            <th scope="col" data-number>
              {result("sales")}
            </th>
            <th scope="col" data-number>
              {result("costs")}
            </th>
            <th scope="col" data-number>
              {result("profit")}
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
  const { language } = useTexts("bill");
  const field = useFieldTexts(costFieldTexts);
  return (
    <SmallTable
      label={resultTexts.costs[language]}
      columns={[
        { title: field("chargeItem"), wide: true },
        { title: field("customerName"), wide: true },
        field("costDate"),
        { title: field("qty"), number: true },
        { title: field("unitPrice"), number: true },
        { title: field("amount"), number: true },
        { title: field("settlementAmount"), number: true },
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
