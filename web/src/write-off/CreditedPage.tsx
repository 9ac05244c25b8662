import "./write-off.css";
import { currency as anyCurrency } from "@lading/contract/core";
import { loadNuclearAccountRecordInfo, type WholeWriteOff } from "@lading/contract/write-off";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { DetailPage, PageHeader } from "#ui";
import { Allocate, type Whom } from "./Allocate.tsx";
import { Credited } from "./Credited.tsx";
import { isType } from "./WriteOffList.tsx";

/** /creditedDetails?id=…: a credited record; without an id a new one of the party that the address names. */
export default function CreditedPage() {
  const { search } = usePage();
  const id = search.get("id");
  return id === null ? <NewRecord search={search} /> : <Record id={id} />;
}

function NewRecord({ search }: { search: URLSearchParams }) {
  const { t } = useTexts("write-off");
  const navigate = useNavigate();
  const page = usePage();
  const whom = whomOf(search);
  if (!whom) return <p>{t("chooseFirst")}</p>;
  const open = (id: string) => {
    page.close();
    void navigate(`/creditedDetails?id=${id}`);
  };
  return (
    <div className="detail-page">
      <PageHeader title={t("new")} />
      <Allocate
        whom={whom}
        checkBillId={search.get("checkBillId")}
        {...sourceOf(search)}
        onDone={open}
        onCancel={page.close}
      />
    </div>
  );
}

function Record({ id }: { id: string }) {
  const { t } = useTexts("write-off");
  const { setTitle } = usePage();
  const read = useRead(loadNuclearAccountRecordInfo, { id }, { ownErrors: true });
  const record = read.data;
  const [editing, setEditing] = useState(false);
  const number = record?.creditReferenceNumber;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const whom = record && whomOfRecord(record);
  // The record as it was could not be posted: its version is another by then.
  const shownAnew = () => read.refetch().finally(() => setEditing(false));
  if (record && whom && editing)
    return (
      <DetailPage read={read} title={number ?? t("title")}>
        <Allocate
          whom={whom}
          checkBillId={record.checkBillId}
          record={record}
          onDone={() => void shownAnew()}
          onCancel={() => setEditing(false)}
        />
      </DetailPage>
    );
  return <Credited read={read} onEdit={() => setEditing(true)} />;
}

function sourceOf(search: URLSearchParams) {
  const [sourceId, fundId, left] = [search.get("sourceId"), search.get("fundId"), search.get("left")];
  const id = sourceId ?? fundId;
  if (id === null || left === null || !/^\d+(\.\d+)?$/.test(left)) return {};
  return { source: { id, left, isFund: sourceId === null } };
}

function whomOf(search: URLSearchParams): Whom | undefined {
  const [type, kind, partyId] = [search.get("type"), search.get("partyKind"), search.get("partyId")];
  const code = anyCurrency.safeParse(search.get("currency"));
  if (!isType(type) || (kind !== "customer" && kind !== "supplier") || partyId === null || !code.success)
    return undefined;
  return { type, partyKind: kind, partyId, currency: code.data };
}

function whomOfRecord({ type, partyKind, partyId, currency }: WholeWriteOff): Whom | undefined {
  if (type === null || partyKind === null || partyId === null || currency === null) return undefined;
  return { type, partyKind, partyId, currency };
}
