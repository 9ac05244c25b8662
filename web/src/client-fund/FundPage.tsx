import "./client-fund.css";
import {
  exportClientFundDetailList,
  fundClassTexts,
  fundFieldTexts,
  getClientFundDetailList,
  loadClientFund,
  loadClientFundUseDetail,
  type Fund,
  type FundPosting,
} from "@lading/contract/client-fund";
import { Button, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { DetailPage, Facts, ListPage, TabModal } from "#ui";
import { FundActions } from "./FundActions.tsx";
import { usePostingColumns, usePostingFilters } from "./PostingList.tsx";
import { UseTable } from "./UseTable.tsx";

/** /clientFundPostings?id=…: a fund with every posting and the balance after it; where money went, and what paid each bill. */
export default function FundPage() {
  const { t } = useTexts("client-fund");
  const { search, setTitle } = usePage();
  const [id] = useState(() => search.get("id") ?? "");
  const read = useRead(loadClientFund, { id }, { ownErrors: true });
  const fund = read.data;
  const title = fund && `${fund.customerName} ${fund.currency}`;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  return (
    <DetailPage read={read} title={title ?? t("postings")} actions={fund && <FundActions fund={fund} />}>
      {fund && (
        <div className="fund-parts">
          <FundFacts fund={fund} />
          <Postings fund={fund} />
        </div>
      )}
    </DetailPage>
  );
}

function FundFacts({ fund }: { fund: Fund }) {
  const { language } = useTexts("client-fund");
  const field = useFieldTexts(fundFieldTexts);
  const money = (name: "balance" | "held" | "available") => ({
    label: field(name),
    value: <bdi dir="ltr">{formatMoney(fund[name], fund.currency)}</bdi>,
  });
  return (
    <Facts
      facts={[
        { label: field("customerName"), value: `${fund.customerNumber} · ${fund.customerName}` },
        { label: field("fundClass"), value: fundClassTexts[fund.fundClass][language] },
        money("balance"),
        money("held"),
        money("available"),
      ]}
    />
  );
}

function Postings({ fund }: { fund: Fund }) {
  const { t } = useTexts("client-fund");
  const may = useMayCall();
  const exporting = useExport(exportClientFundDetailList);
  const [shown, setShown] = useState<FundPosting | null>(null);
  return (
    <>
      <ListPage
        call={getClientFundDetailList}
        columns={usePostingColumns(fund.currency)}
        filters={usePostingFilters()}
        fixed={{ fundId: fund.id }}
        rowActions={(posting) => (
          <Button type="link" onClick={() => setShown(posting)}>
            {t("uses")}
          </Button>
        )}
        onExport={may(exportClientFundDetailList) ? exporting.start : undefined}
      />
      {exporting.card}
      {shown && <Uses fund={fund} posting={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Uses({ fund, posting, onClose }: { fund: Fund; posting: FundPosting; onClose: () => void }) {
  const { t } = useTexts("client-fund");
  const { data } = useRead(loadClientFundUseDetail, { fundId: fund.id, place: posting.place });
  const isOut = posting.amount.startsWith("-");
  return (
    <TabModal open width={720} title={t(isOut ? "cameFrom" : "wentTo")} onCancel={onClose}>
      {!data && <Skeleton active />}
      {data && (
        <>
          {data.unused !== null && (
            <p>
              {t("unused")}: <bdi dir="ltr">{formatMoney(data.unused, fund.currency)}</bdi>
            </p>
          )}
          <UseTable
            uses={isOut ? data.cameFrom : data.wentTo}
            currency={fund.currency}
            label={t(isOut ? "cameFrom" : "wentTo")}
          />
        </>
      )}
    </TabModal>
  );
}
