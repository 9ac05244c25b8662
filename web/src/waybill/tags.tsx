import "./waybill.css";
import { voidedMark, type CodStatus, type PaymentStatus } from "@lading/contract/waybill";
import { useTexts } from "#core/i18n";
import { StatusTag, type Tone } from "#ui";
import { Icon } from "#ui/light";
import { useLabels } from "./labels.ts";

const tonesOfPhases: Readonly<Record<string, Tone>> = { orderPlaced: "neutral", delivered: "good", exception: "bad" };

/** Where a shipment stands. */
export function StateTag({ state, phase }: { state: string; phase: string | null }) {
  if (state === "") return null;
  return <StatusTag tone={tonesOfPhases[phase ?? ""] ?? "active"}>{state}</StatusTag>;
}

const paymentTones: Record<PaymentStatus, Tone> = {
  unbilled: "neutral",
  unpaid: "warning",
  partlyPaid: "active",
  paid: "good",
};

export function PaymentTag({ status }: { status: PaymentStatus }) {
  const labels = useLabels();
  return <StatusTag tone={paymentTones[status]}>{labels.payment(status)}</StatusTag>;
}

const codTones: Record<CodStatus, Tone> = {
  none: "neutral",
  toCollect: "warning",
  collected: "active",
  remitted: "good",
};

/** Nothing where there is nothing to collect. */
export function CodTag({ status }: { status: CodStatus }) {
  const labels = useLabels();
  return status === "none" ? null : <StatusTag tone={codTones[status]}>{labels.cod(status)}</StatusTag>;
}

interface MarksProps {
  isMain: boolean;
  voided?: boolean;
  /** A number received from others has a wrong check digit. */
  numberFlagged?: boolean;
}

/** Marks beside a waybill's number: main, voided, wrong check digit. */
export function Marks({ isMain, voided = false, numberFlagged = false }: MarksProps) {
  const { t, language } = useTexts("waybill");
  return (
    <>
      {isMain && <StatusTag tone="active">{t("list.main")}</StatusTag>}
      {voided && <StatusTag tone="bad">{voidedMark[language]}</StatusTag>}
      {numberFlagged && (
        <span className="waybill-flag" role="img" aria-label={t("list.flagged")} title={t("list.flagged")}>
          <Icon name="warning" />
        </span>
      )}
    </>
  );
}
