import {
  addPaymentLink,
  addPaymentVouchers,
  exportPaymentList,
  getPayableList,
  getPaymentCompletion,
  getPaymentList,
  loadPaymentInfo,
  payFinancialRequests,
  sendPaymentLink,
  withdrawPaymentLink,
} from "@lading/contract/payment";
import { on, type ServerModule } from "#core/http";
import { addLink, openLink, readingLimit, withdrawLink } from "./links.ts";
import { exportPayments, listPayments, loadPayment } from "./list.ts";
import { orderLink, registerLinks } from "./mail.ts";
import { addFiles, pay } from "./pay.ts";
import { listPayables } from "./payables.ts";

export { addDemoPayments } from "./demo.ts";
export { opensPayment } from "./opens.ts";
export { paymentKinds } from "./make.ts";
export { seesVoucher } from "./vouchers.ts";

/** Payments by the cashier: approved requests and confirmed suppliers' invoices, and what their payees see of them. */
export const paymentModule: ServerModule = {
  name: "payment",
  routes: [
    on(getPayableList, listPayables),
    on(getPaymentList, listPayments),
    on(exportPaymentList, exportPayments),
    on(loadPaymentInfo, loadPayment),
    on(payFinancialRequests, pay),
    on(addPaymentVouchers, addFiles),
    on(addPaymentLink, addLink),
    on(sendPaymentLink, orderLink),
    on(withdrawPaymentLink, withdrawLink),
    on(getPaymentCompletion, openLink, { limit: ({ ip }) => readingLimit(ip) }),
  ],
  jobs: [registerLinks],
};
