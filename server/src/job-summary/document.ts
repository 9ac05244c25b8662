import { readFileSync } from "node:fs";
import { say, type Language } from "@lading/contract/core";
import type { JobSummary } from "@lading/contract/job-summary";
import { jobStepTexts, jobTitle } from "@lading/contract/job-summary";
import type { Documents } from "#core/documents";
import { amounts, grouped, partsOf } from "./document-rows.ts";
import { minuteOf } from "./lock.ts";
import { factTexts, jobTexts } from "./texts.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const page = read("document-page.typ");
const template = page + read("document.typ");
/** Puts pages of parts into one document. */
const wholeTemplate = page + read("document-whole.typ");

interface Printing {
  language: Language;
  companyName: string;
  /** ISO 8601 */
  printedAt: string;
}

/** A job summary with every charge as PDF. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function jobDocument(documents: Documents, summary: JobSummary, printing: Printing): Promise<Uint8Array> {
  const { language, companyName: company } = printing;
  const common = {
    language,
    texts: Object.fromEntries(
      Object.entries({ ...jobTexts, title: jobTitle }).map(([key, one]) => [key, one[language]]),
    ),
    company,
    number: summary.job.houseNumber,
    printedAt: minuteOf(printing.printedAt),
    // Parts leave the head and the foot of their pages to the whole document, which knows how many there are.
    bare: false,
  };
  const title = `${jobTitle[language]} ${summary.job.houseNumber}`;
  const head = headOf(summary, printing);
  const [first, ...others] = partsOf(summary, language);
  if (others.length === 0)
    return await documents.render({ title, template, data: { ...common, head, sections: first } });
  const parts = [{ head, sections: first }, ...others.map((sections) => ({ head: null, sections }))];
  return await documents.renderInParts(
    template,
    parts.map((part) => ({ ...common, bare: true, ...part })),
    { title, template: wholeTemplate, data: common },
  );
}

/** The job's facts, totals and sign-offs, before the charges. */
function headOf(summary: JobSummary, printing: Printing) {
  const { language } = printing;
  const text = (key: keyof typeof jobTexts) => jobTexts[key][language];
  return {
    facts: factsOf(summary, printing),
    totals: summary.totals.map(({ currency, sales, costs, profit, margin }) => ({
      currency,
      sales: figure(sales),
      costs: figure(costs),
      profit: figure(profit),
      margin: margin === null ? "–" : `${margin} %`,
    })),
    missing: summary.totals.flatMap(({ missing: [first] }) =>
      first ? [say(jobTexts.rateMissing, language, first)] : [],
    ),
    balances: [
      { name: text("receivable"), amounts: amounts(summary.receivable) },
      { name: text("payable"), amounts: amounts(summary.payable) },
    ],
    signOffs: summary.signOffs.map(({ step, signed }) => ({
      step: jobStepTexts[step][language],
      isSigned: signed !== null,
      name: signed?.userName ?? text("notSigned"),
      at: signed ? minuteOf(signed.signedAt) : "",
      remark: signed?.remark ?? "",
    })),
  };
}

function factsOf({ job, houseCount }: JobSummary, { language }: Printing) {
  const facts: [keyof typeof factTexts, string][] = [
    ["mainNumber", job.mainNumber],
    job.isMain ? ["houses", String(houseCount)] : ["houseNumber", job.houseNumber],
    ["customerName", job.customerName],
    ["loadingPort", job.loadingPortName],
    ["destinationPort", job.destinationPortName],
    ["carrier", job.carrier],
    ["transport", job.flightNumber || [job.vessel, job.voyage].filter(Boolean).join(" ")],
    ["shippingDate", job.shippingDate],
    ["etd", job.etd ?? ""],
    ["eta", job.eta ?? ""],
    ["productName", job.productName],
    ["pieces", String(job.pieces)],
    ["weight", grouped(job.weight)],
    ["volume", grouped(job.volume)],
    ["chargeableWeight", grouped(job.chargeableWeight)],
  ];
  return facts.filter(([, value]) => value !== "").map(([key, value]) => ({ name: factTexts[key][language], value }));
}

function figure(amount: string | null): string {
  return amount === null ? "–" : grouped(amount);
}
