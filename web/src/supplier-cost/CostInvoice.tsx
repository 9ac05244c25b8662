import { paymentInvoicePage } from "@lading/contract/payment-invoice";
import type { OpenedSupplierCost } from "@lading/contract/supplier-cost";
import { Link } from "react-router";
import { useMay } from "#core/menu";

/** The supplier's invoice that a cost stands on, opened by those who see invoices. */
export function CostInvoice({ cost }: { cost: OpenedSupplierCost }) {
  const may = useMay();
  const { paymentInvoiceId, paymentInvoiceNo } = cost;
  if (paymentInvoiceId === null) return <span className="muted">–</span>;
  if (!may(`${paymentInvoicePage}:view`)) return <bdi>{paymentInvoiceNo}</bdi>;
  return (
    <Link to={`/paymentInvoiceDetail?id=${paymentInvoiceId}`}>
      <bdi>{paymentInvoiceNo}</bdi>
    </Link>
  );
}

/** The supplier's number of a cost, and below it the invoice that the cost stands on. */
export function CostNumbers({ cost }: { cost: OpenedSupplierCost }) {
  return (
    <>
      <bdi>{cost.billReferNo}</bdi>
      {cost.paymentInvoiceId !== null && (
        <div>
          <CostInvoice cost={cost} />
        </div>
      )}
    </>
  );
}
