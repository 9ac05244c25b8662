import { exportJobSummary, createJobSummaryPdf } from "@lading/contract/job-summary";
import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";
import { Button } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { openFile, useSubmission } from "#core/api";
import { formatDate, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { Facts, Note, PageHeader, PortText } from "#ui";
import { Icon } from "#ui/light";
import type { JobSummary } from "./job.ts";
import { Items } from "./Items.tsx";
import { Section } from "./Section.tsx";
import { SignOffs } from "./SignOffs.tsx";
import { Totals } from "./Totals.tsx";

interface SummaryProps {
  summary: JobSummary;
  /** Opens another job. */
  onOpen: (id: string) => void;
}

/** A job from its head to its last charge. */
export function Summary({ summary, onOpen }: SummaryProps) {
  const { t } = useTexts("job-summary");
  const { job, hiddenHouses } = summary;
  return (
    <>
      <PageHeader title={job.houseNumber} extra={<Kind summary={summary} />} actions={<Actions summary={summary} />} />
      {job.voided && <Note type="error" title={t("voided")} />}
      {job.main && (
        <Note
          type="info"
          title={t("underMain", { number: job.main.mainNumber })}
          action={<Button onClick={() => onOpen(job.main?.id ?? "")}>{t("openMain")}</Button>}
        />
      )}
      {hiddenHouses > 0 && <Note type="warning" title={t("hidden", { count: hiddenHouses })} />}
      <Head summary={summary} />
      <Totals summary={summary} />
      <SignOffs summary={summary} />
      <Section summary={summary} side="sales" />
      <Section summary={summary} side="costs" />
      <Items summary={summary} />
    </>
  );
}

function Kind({ summary: { job, houseCount } }: { summary: JobSummary }) {
  const { t } = useTexts("job-summary");
  return <span className="muted">{job.isMain ? t("mainWith", { count: houseCount }) : t("houseWaybill")}</span>;
}

/** A long job takes some seconds on paper. */
const timeoutMs = 120_000;

function Actions({ summary: { job } }: { summary: JobSummary }) {
  const { t } = useTexts("job-summary");
  const exporting = useExport(exportJobSummary);
  const print = useSubmission(createJobSummaryPdf, { timeoutMs });
  return (
    <>
      <Button
        icon={<Icon name="file" />}
        onClick={() => void openFile(print({ id: job.id }).then(({ path }) => path)).catch(() => undefined)}
      >
        {t("pdf")}
      </Button>
      {exporting.start && (
        <Button icon={<Icon name="download" />} onClick={() => exporting.start?.({ id: job.id })}>
          {t("export")}
        </Button>
      )}
      {exporting.card}
    </>
  );
}

const portFact = (code: string, name: string) => (name === "" ? "" : <PortText port={code} name={name} />);

function Head({ summary: { job } }: { summary: JobSummary }) {
  const { t, language } = useTexts("job-summary");
  const fact = (field: WaybillField, value: ReactNode) => ({ label: waybillFieldTexts[field][language], value });
  const vessel = [job.vessel, job.voyage].filter((part) => part !== "").join(" ");
  const all = [
    fact("mainNumber", job.mainNumber),
    ...(job.isMain ? [] : [fact("houseNumber", job.houseNumber)]),
    fact("customerName", job.customerName),
    fact("loadingPort", portFact(job.loadingPort, job.loadingPortName)),
    fact("destinationPort", portFact(job.destinationPort, job.destinationPortName)),
    fact("carrier", job.carrier),
    fact("flightNumber", job.flightNumber),
    fact("vessel", vessel),
    fact("shippingDate", formatDate(job.shippingDate)),
    fact("etd", formatDate(job.etd)),
    fact("eta", formatDate(job.eta)),
    fact("productName", job.productName),
    fact("pieces", String(job.pieces)),
    fact("weight", formatMeasure(job.weight)),
    fact("volume", formatMeasure(job.volume)),
    fact("chargeableWeight", formatMeasure(job.chargeableWeight)),
  ];
  return (
    <Facts
      title={t("job")}
      actions={<Link to={`/waybillDetails/${job.id}`}>{t("openWaybill")}</Link>}
      facts={all.filter(({ value }) => value !== "")}
    />
  );
}
