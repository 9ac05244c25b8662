import "./pre-alert.css";
import {
  editPreAlertInfo,
  getPreAlertInfo,
  loadPreAlertInfo,
  preAlertPage,
  savePreAlertInfo,
  type PreAlert,
} from "@lading/contract/pre-alert";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { listed, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { DetailPage, Note, RecordForm } from "#ui";
import { useNotYet } from "#ui/uploads";
import { waybillsInAddress } from "#waybill";
import { AlertFields } from "./AlertForm.tsx";
import { AlertActions } from "./Actions.tsx";
import { AlertDetail, AlertTags } from "./Detail.tsx";
import { filesToInput } from "./FilesField.tsx";
import { ContainerTable } from "./Containers.tsx";
import { HouseTable } from "./Houses.tsx";
import { withoutZeros } from "./measure.ts";

/**
 * /preAlertDetail?id=… shows one, with `edit=true` changes it; /preAlertDetail?waybills=… makes a new one of
 * those waybills, or of a selection that the list has kept.
 */
export default function AlertPage() {
  const { search } = usePage();
  const waybills = search.get("waybills");
  const id = search.get("id") ?? "";
  if (waybills !== null && id === "") return <NewOf key={waybills} waybills={waybills} />;
  return <OneAlert key={id} id={id} />;
}

function NewOf({ waybills }: { waybills: string }) {
  const { t } = useTexts("pre-alert");
  const ids = waybillsInAddress(waybills);
  return ids ? <NewAlert waybillIds={ids} /> : <Note type="info" title={t("selectAgain")} />;
}

/** A new pre-alert, prefilled from the waybill. */
function NewAlert({ waybillIds }: { waybillIds: readonly string[] }) {
  const { t } = useTexts("pre-alert");
  const page = usePage();
  const navigate = useNavigate();
  const read = useRead(loadPreAlertInfo, { waybillIds: [...waybillIds] }, { ownErrors: true });
  const { setTitle, close, active } = page;
  const [isSaved, setSaved] = useState(false);
  const notYet = useNotYet();
  useEffect(() => setTitle(t("new")), [setTitle, t]);
  // Its own tab has nothing more to say once the saved one is shown.
  useEffect(() => {
    if (isSaved && !active) close();
  }, [isSaved, active, close]);
  const filled = read.data;
  return (
    <DetailPage read={read} title={t("new")}>
      {filled && (
        <section className="alert-card">
          {filled.already.length > 0 && <Note type="info" title={t("already", { numbers: listed(filled.already) })} />}
          <RecordForm
            call={savePreAlertInfo}
            initial={{ ...filled.fields, files: [] }}
            fixed={{ waybillIds }}
            notYet={notYet}
            toInput={({ files, uploading: _uploading, ...fields }) => ({ ...fields, fileIds: filesToInput(files) })}
            onDone={({ id }) => {
              notify.success(t("saved"));
              setSaved(true);
              void navigate(`/preAlertDetail?id=${id}`);
            }}
            onCancel={close}
          >
            <AlertFields type={filled.type} isMain={filled.isMain} waybillIds={waybillIds} rereads={false} />
            <HouseTable houses={filled.houses} own={false} />
            {filled.containers.length > 0 && <ContainerTable containers={filled.containers} />}
          </RecordForm>
        </section>
      )}
    </DetailPage>
  );
}

function OneAlert({ id }: { id: string }) {
  const { t } = useTexts("pre-alert");
  const page = usePage();
  const may = useMay();
  const read = useRead(getPreAlertInfo, { id }, { ownErrors: true });
  const alert = read.data;
  const number = alert?.alertNumber;
  const { setTitle, replaceSearch } = page;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const edits = alert?.direction === "sent" && alert.state !== "disabled" && may(`${preAlertPage}:edit`);
  const isEditing = edits && page.search.get("edit") === "true";
  const edit = (begin: boolean) => replaceSearch(new URLSearchParams({ id, ...(begin && { edit: "true" }) }));
  return (
    <DetailPage
      read={read}
      title={isEditing ? t("editTitle", { number }) : (number ?? t("detail"))}
      extra={alert && <AlertTags alert={alert} />}
      actions={alert && !isEditing && <AlertActions alert={alert} edits={edits} onEdit={() => edit(true)} />}
    >
      {alert && isEditing && <EditAlert alert={alert} onClose={() => edit(false)} />}
      {alert && !isEditing && <AlertDetail alert={alert} />}
    </DetailPage>
  );
}

/** First values of a pre-alert's form. */
function initialOf(alert: PreAlert) {
  const { mainNumber, loadingPort, destinationPort, transit, carrier, flightNumber, vessel, voyage } = alert;
  const { originAgent, destinationAgent, packages, cargoType, etd, eta, atd, ata, remark } = alert;
  const route = { mainNumber, loadingPort, destinationPort, transit, carrier, flightNumber, vessel, voyage };
  const rest = { originAgent, destinationAgent, packages, cargoType, etd, eta, atd, ata, remark };
  return {
    ...route,
    ...rest,
    weight: withoutZeros(alert.weight),
    volume: withoutZeros(alert.volume),
    files: alert.storedFiles,
    rereadHouses: false,
  };
}

/** The stored pre-alert as the form would hold it. */
function valuesOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { weight, volume, ...rest } = record;
  return { ...rest, weight: withoutZeros(String(weight)), volume: withoutZeros(String(volume)) };
}

function EditAlert({ alert, onClose }: { alert: PreAlert; onClose: () => void }) {
  const { t } = useTexts("pre-alert");
  const notYet = useNotYet();
  const { id, version, waybillId } = alert;
  const waybillIds = waybillId === null ? alert.houses.flatMap((house) => house.waybillId ?? []) : [waybillId];
  return (
    <section className="alert-card">
      <RecordForm
        call={editPreAlertInfo}
        initial={initialOf(alert)}
        fixed={{ id, version }}
        notYet={notYet}
        toInput={({ files, uploading: _uploading, ...fields }) => ({ ...fields, fileIds: filesToInput(files) })}
        stale={{ valuesOf }}
        onDone={() => {
          notify.success(t("saved"));
          onClose();
        }}
        onCancel={onClose}
      >
        <AlertFields type={alert.type} isMain={waybillId !== null} waybillIds={waybillIds} rereads />
      </RecordForm>
    </section>
  );
}
