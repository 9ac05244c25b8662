import {
  createPreAlertPdf,
  editPreAlertState,
  preAlertPage as page,
  type PreAlert,
  type PreAlertState,
} from "@lading/contract/pre-alert";
import { Button } from "antd";
import { useState } from "react";
import { openFile, useCall, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { ConfirmButton, TabModal } from "#ui";
import { ArrivalNotice } from "./ArrivalNotice.tsx";
import { MailForm } from "./MailForm.tsx";
import { PushForm } from "./PushForm.tsx";
import { WorkOrder } from "./WorkOrder.tsx";

type Dialog = "push" | "mail" | "notice" | "work";

interface AlertActionsProps {
  alert: PreAlert;
  edits: boolean;
  onEdit: () => void;
}

/** Actions on a pre-alert: sending it, changing its state, its papers, and the waybills made of it. */
export function AlertActions({ alert, edits, onEdit }: AlertActionsProps) {
  const { t, word } = useTexts("pre-alert");
  const may = useMay();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const inUse = alert.state !== "disabled";
  const isSent = alert.direction === "sent";
  const sends = isSent && inUse && may(`${page}:export`);
  const works = !isSent && inUse && !alert.withdrawn && !alert.worked && may("/logisticsManagement/buildWayBillNo:add");
  const number = alert.alertNumber;
  const titles: Record<Dialog, string> = {
    push: t("pushTitle", { number }),
    mail: t("mailTitle", { number }),
    notice: t("noticeTitle"),
    work: t("workTitle", { number }),
  };
  return (
    <>
      {sends && (
        <>
          <Button type="primary" onClick={() => setDialog("push")}>
            {t("push")}
          </Button>
          <Button onClick={() => setDialog("mail")}>{t("mail")}</Button>
        </>
      )}
      <StateActions alert={alert} />
      {works && (
        <Button type={alert.state === "confirmed" ? "primary" : "default"} onClick={() => setDialog("work")}>
          {t("workOrder")}
        </Button>
      )}
      {edits && <Button onClick={onEdit}>{word("edit")}</Button>}
      <SheetButton id={alert.id} />
      <Button onClick={() => setDialog("notice")}>{t("notice")}</Button>
      <TabModal open={dialog !== null} title={dialog === null ? "" : titles[dialog]} onCancel={close} width={620}>
        {dialog === "push" && <PushForm alert={alert} onClose={close} />}
        {dialog === "mail" && <MailForm alert={alert} onClose={close} />}
        {dialog === "notice" && <ArrivalNotice alert={alert} />}
        {dialog === "work" && <WorkOrder alert={alert} onClose={close} />}
      </TabModal>
    </>
  );
}

/** Confirm, disable, enable again. */
function StateActions({ alert }: { alert: PreAlert }) {
  const { t, word } = useTexts("pre-alert");
  const may = useMay();
  const change = useCall(editPreAlertState);
  if (!may(`${page}:approve`)) return null;
  const { id, version, state, direction, withdrawn, worked } = alert;
  const set = async (next: PreAlertState) => {
    const { changed } = await change.mutateAsync({ alerts: [{ id, version }], state: next });
    notify.success(t("changed", { count: changed }));
  };
  return (
    <>
      {state === "unconfirm" && !withdrawn && (
        <Button
          type={direction === "received" ? "primary" : "default"}
          loading={change.isPending}
          onClick={() => void set("confirmed").catch(() => undefined)}
        >
          {t("confirm")}
        </Button>
      )}
      {state !== "disabled" && !worked && (
        <ConfirmButton
          danger={false}
          question={direction === "sent" ? t("disableQuestion") : t("disableReceivedQuestion")}
          onConfirm={() => set("disabled")}
        >
          {word("disable")}
        </ConfirmButton>
      )}
      {state === "disabled" && (
        <Button loading={change.isPending} onClick={() => void set("unconfirm").catch(() => undefined)}>
          {t("reopen")}
        </Button>
      )}
    </>
  );
}

/** The pre-alert's sheet in the person's language. */
function SheetButton({ id }: { id: string }) {
  const { t } = useTexts("pre-alert");
  const make = useSubmission(createPreAlertPdf, { timeoutMs: 120_000 });
  const open = () => openFile(make({ id }).then(({ path }) => path)).catch(() => undefined);
  return <Button onClick={() => void open()}>{t("sheet")}</Button>;
}
