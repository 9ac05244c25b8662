import "./detail.css";
import { isSea, wayBillDetail } from "@lading/contract/waybill";
import { useEffect, useState } from "react";
import { AccountCard } from "#bill";
import { WaybillFiles } from "#cargo-file";
import { Containers, HouseContainers } from "#container";
import { useRead } from "#core/api";
import { useTrackingEvents } from "#core/events";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage, type PageProps } from "#core/page";
import { Receipts } from "#goods-receipt";
import { DetailPage } from "#ui";
import { WaybillForm } from "../form/index.ts";
import { useLabels } from "../labels.ts";
import type { Work } from "../list/WorkDialog.tsx";
import { Works } from "../list/Works.tsx";
import { useWaybillRights } from "../rights.ts";
import { Marks, StateTag } from "../tags.tsx";
import { Actions } from "./Actions.tsx";
import { Card } from "./Card.tsx";
import { Events } from "./Events.tsx";
import { FactCards } from "./FactCards.tsx";
import { Goods } from "./Goods.tsx";
import { Houses } from "./Houses.tsx";
import { OwnLog } from "./OwnLog.tsx";
import { Route } from "./Route.tsx";
import { TrackingLink } from "./TrackingLink.tsx";
import type { Detail } from "./detail.ts";

/** /waybillDetails/:id */
export default function DetailsPage({ params }: PageProps) {
  const { t, word } = useTexts("waybill");
  const page = usePage();
  const id = params["id"] ?? "";
  const read = useRead(wayBillDetail, { id }, { ownErrors: true });
  const detail = read.data;
  const number = detail?.waybill.houseNumber;
  const [work, setWork] = useState<Work | null>(null);
  const { edits, consolidates } = useWaybillRights();
  const isEditing = page.search.get("edit") === "true" && edits && detail?.waybill.voided === false;
  const { setTitle, replaceSearch } = page;
  const edit = (begin: boolean) => replaceSearch(new URLSearchParams(begin ? { edit: "true" } : {}));

  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  useTrackingEvents(number === undefined ? [] : [number], () => void read.refetch());

  return (
    <DetailPage
      read={read}
      title={isEditing ? t("detail.edit", { number: number ?? "" }) : (number ?? t("detail.title"))}
      extra={detail && <Tags waybill={detail.waybill} />}
      actions={
        detail &&
        !isEditing && (
          <Actions
            waybill={detail.waybill}
            onEdit={() => edit(true)}
            onWork={(kind) =>
              setWork({ kind, waybills: [detail.waybill], ...(kind === "delete" && { onDone: page.close }) })
            }
          />
        )
      }
    >
      {detail && isEditing && (
        <WaybillForm
          record={detail.waybill}
          onCancel={() => edit(false)}
          onDone={() => {
            notify.success(word("saved"));
            edit(false);
          }}
        />
      )}
      {detail && !isEditing && (
        <Parts
          detail={detail}
          onAddEvent={() => setWork({ kind: "events", waybills: [detail.waybill] })}
          {...(consolidates &&
            !detail.waybill.voided && { onTakeOut: (house) => setWork({ kind: "takeOut", waybills: [house] }) })}
          {...(edits && !detail.waybill.voided && { onEdit: () => edit(true) })}
        />
      )}
      <Works work={work} onClose={() => setWork(null)} />
    </DetailPage>
  );
}

function Tags({ waybill }: { waybill: Detail["waybill"] }) {
  const labels = useLabels();
  return (
    <span className="waybill-tags">
      <span>{labels.type(waybill.type)}</span>
      <StateTag state={waybill.state} phase={waybill.phase} />
      <Marks {...waybill} />
    </span>
  );
}

type PartsProps = Parameters<typeof Houses>[0] & { onAddEvent: () => void };

function Parts({ onAddEvent, ...houses }: PartsProps) {
  const { detail } = houses;
  const { waybill } = detail;
  return (
    <div className="waybill-detail">
      <div className="waybill-detail-main">
        <Route waybill={waybill} />
        <FactCards detail={detail} />
      </div>
      <div className="waybill-detail-side">
        <Events waybill={waybill} events={detail.events} onAdd={onAddEvent} />
        {!waybill.voided && <TrackingLink url={waybill.trackingUrl} />}
      </div>
      <Goods waybill={waybill} />
      {isSea(waybill.type) && <SeaContainers waybill={waybill} />}
      {waybill.isMain ? <Houses {...houses} /> : <GoodsReceived waybill={waybill} />}
      <Papers waybill={waybill} />
      <AccountCard waybillId={waybill.id} />
      <OwnLog waybillId={waybill.id} />
    </div>
  );
}

/** Containers of a main waybill, or those in which a house under one is packed. */
function SeaContainers({ waybill }: { waybill: Detail["waybill"] }) {
  const { t } = useTexts("waybill");
  const { packs } = useWaybillRights();
  if (!waybill.isMain && waybill.mainWaybillId === null) return null;
  return (
    <Card title={t("detail.containers")}>
      {waybill.isMain ? (
        <Containers waybillId={waybill.id} mayEdit={packs && !waybill.voided} />
      ) : (
        <HouseContainers waybillId={waybill.id} />
      )}
    </Card>
  );
}

/** A house's goods received in warehouses. */
function GoodsReceived({ waybill }: { waybill: Detail["waybill"] }) {
  const may = useMay();
  if (!may("/logisticsManagement/orderWayBill:view")) return null;
  return <Receipts waybillId={waybill.id} houseNumber={waybill.houseNumber} takesMore={!waybill.voided} />;
}

function Papers({ waybill }: { waybill: Detail["waybill"] }) {
  const { t } = useTexts("waybill");
  return (
    <Card title={t("detail.files")}>
      <WaybillFiles waybillId={waybill.id} takesMore={!waybill.voided} />
    </Card>
  );
}
