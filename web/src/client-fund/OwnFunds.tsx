import "./client-fund.css";
import {
  createOwnFundStatementPdf,
  fundClassTexts,
  fundFieldTexts,
  getOwnFundList,
  getOwnFundPostingList,
  postingKindTexts,
  type Fund,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useState } from "react";
import { useRead, useSubmission } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Pager, SmallTable, TabModal } from "#ui";
import { PrintLanguages } from "./StatementDialogs.tsx";

type Open = { what: "postings" | "print"; fund: Fund } | null;

/** The signed-in customer's own funds: what is available, every posting with the balance after it, and the statement. */
export function OwnFunds() {
  const { t, language } = useTexts("client-fund");
  const { data } = useRead(getOwnFundList, {});
  const [open, setOpen] = useState<Open>(null);
  const print = useSubmission(createOwnFundStatementPdf);
  if (!data || data.rows.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <section>
      <h2>{t("ownFunds")}</h2>
      <div className="fund-own">
        {data.rows.map((fund) => (
          <article key={fund.id}>
            <h3>
              {fundClassTexts[fund.fundClass][language]} · {fund.currency}
            </h3>
            <p>
              <bdi dir="ltr">{formatMoney(fund.balance, fund.currency)}</bdi>
            </p>
            <p className="muted">{t("ownAvailable", { amount: formatMoney(fund.available, fund.currency) })}</p>
            <span className="fund-actions">
              <Button onClick={() => setOpen({ what: "postings", fund })}>{t("showPostings")}</Button>
              <Button onClick={() => setOpen({ what: "print", fund })}>{t("statement")}</Button>
            </span>
          </article>
        ))}
      </div>
      {open?.what === "postings" && <OwnPostings fund={open.fund} onClose={close} />}
      {open?.what === "print" && (
        <PrintLanguages
          title={t("statement")}
          print={(documentLanguages) => print({ currency: open.fund.currency, documentLanguages })}
          onClose={close}
        />
      )}
    </section>
  );
}

function OwnPostings({ fund, onClose }: { fund: Fund; onClose: () => void }) {
  const { t, language } = useTexts("client-fund");
  const field = useFieldTexts(fundFieldTexts);
  const [page, setPage] = useState({ page: 1, pageSize: 20 });
  const { data } = useRead(getOwnFundPostingList, { fundId: fund.id, ...page });
  return (
    <TabModal open width={860} title={t("showPostings")} onCancel={onClose}>
      {data && (
        <>
          <SmallTable
            label={t("showPostings")}
            columns={[
              field("day"),
              field("kind"),
              field("number"),
              { title: field("amount"), number: true },
              { title: field("balance"), number: true },
            ]}
            rows={data.rows.map(({ id, day, kind, number, amount, balance }) => ({
              key: id,
              cells: [
                formatDate(day),
                postingKindTexts[kind][language],
                number,
                formatMoney(amount, fund.currency),
                formatMoney(balance, fund.currency),
              ],
            }))}
          />
          <Pager
            {...page}
            total={data.total}
            shown={data.rows.length}
            onChange={(next, pageSize) => setPage({ page: next, pageSize })}
          />
        </>
      )}
    </TabModal>
  );
}
