import { openApprovals } from "#approval";
import { openBankEntries } from "#bank-statement";
import { openCheckBills } from "#check-bill";
import { openFundCounts } from "#client-fund";
import { openRequests } from "#financial-request";
import { openInvoices } from "#payment-invoice";
import type { OpenCount } from "#period";
import { openApplications } from "#tax-invoice";
import { openMarks, openReceipts, openWriteOffs } from "#write-off";

/** Records that may still be open when the books are closed, in the order in which the page shows them. */
export const openCounts: readonly OpenCount[] = [
  openWriteOffs,
  openMarks,
  openBankEntries,
  openReceipts,
  ...openFundCounts,
  openCheckBills,
  openApplications,
  openInvoices,
  openApprovals,
  openRequests,
];
