import { receiveMethodTexts, requestFieldTexts, type RequestAccount } from "@lading/contract/financial-request";
import { formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Panel, SmallTable } from "#ui";

interface AccountTableProps {
  accounts: readonly RequestAccount[];
  amount: string;
  currency: string;
}

/** Where the money of a request goes. */
export function AccountTable({ accounts, amount, currency }: AccountTableProps) {
  const { language } = useTexts("financial-request");
  const field = useFieldTexts(requestFieldTexts);
  return (
    <Panel title={field("accounts")}>
      <SmallTable
        label={field("accounts")}
        columns={[
          field("receiveMethod"),
          field("accountName"),
          field("bankName"),
          field("bankNumber"),
          { title: field("amount"), number: true },
        ]}
        rows={accounts.map((account, place) => ({
          key: String(place),
          cells: [
            receiveMethodTexts[account.receiveMethod][language],
            account.accountName,
            account.bankName,
            <bdi key="number" dir="ltr">
              {account.bankNumber}
            </bdi>,
            formatDecimal(account.amount),
          ],
        }))}
        foot={["", "", "", "", formatMoney(amount, currency)]}
      />
    </Panel>
  );
}
