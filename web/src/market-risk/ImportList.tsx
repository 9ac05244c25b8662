import { labelsOf } from "@lading/contract/core";
import { foundEntryFields, readSanctionsList, type ListPart, type ListSource } from "@lading/contract/market-risk";
import type { StoredFile } from "@lading/contract/files";
import { Form, Input } from "antd";
import { useState } from "react";
import { queryClient } from "#core/api";
import { useTexts } from "#core/i18n";
import { JobProgress } from "#jobs";
import { DateInput, FileInput, RecordForm, Segments } from "#ui";

const ofacParts = ["parties", "names", "addresses", "comments"] as const satisfies readonly ListPart[];
const companions = ["names", "addresses", "comments"] as const;
const ways = ["file", "address"] as const;
type Way = (typeof ways)[number];

interface ImportListProps {
  source: ListSource;
  /** It was read and waits. */
  onRead: () => void;
}

/** Reads a list from its files or an address; using it is another step. */
export function ImportList({ source, onRead }: ImportListProps) {
  const { t, language } = useTexts("market-risk");
  const [way, setWay] = useState<Way>("file");
  const [jobId, setJobId] = useState<string>();
  const isOfac = source.startsWith("ofac");
  /** The list was refused: what was chosen stands there still, to be put right. */
  const [isRefused, setIsRefused] = useState(false);
  const over = (isDone: boolean) => {
    if (isDone) return onRead();
    setIsRefused(true);
    void queryClient.invalidateQueries();
  };
  const parts = isOfac ? ofacParts : ofacParts.slice(0, 1);
  return (
    <>
      {jobId !== undefined && <JobProgress key={jobId} jobId={jobId} onOver={(job) => over(job.state === "done")} />}
      <div hidden={jobId !== undefined && !isRefused} className="risk-import">
        <Segments
          label={t("lists.way")}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`lists.ways.${value}`) }))}
        />
        <RecordForm
          call={readSanctionsList}
          toInput={(values) => inputOf(source, way, values)}
          submitText={t("lists.read")}
          onDone={(answer) => {
            setIsRefused(false);
            setJobId(answer.jobId);
          }}
        >
          {way === "address" && (
            <Form.Item name="address" label={t("lists.address")} required extra={t("lists.addressHint")}>
              <Input maxLength={500} dir="ltr" placeholder="https://" />
            </Form.Item>
          )}
          {way === "address" && isOfac && <CompanionAddresses />}
          {way === "file" &&
            parts.map((part) => (
              <Form.Item
                key={part}
                name={part}
                label={isOfac ? t(`lists.parts.${part}`) : t("lists.file")}
                required={part === "parties"}
              >
                <FileInput use="sanctionsList" />
              </Form.Item>
            ))}
          {isOfac && (
            <Form.Item
              name="listDate"
              label={labelsOf(foundEntryFields).listDate[language]}
              required={way === "file"}
              extra={t(way === "file" ? "lists.dateHint" : "lists.addressDateHint")}
            >
              <DateInput />
            </Form.Item>
          )}
        </RecordForm>
      </div>
    </>
  );
}

/** Where OFAC's further files lie; beside a main file of OFAC's own name they are found without. */
function CompanionAddresses() {
  const { t } = useTexts("market-risk");
  return companions.map((part) => (
    <Form.Item key={part} name={`${part}Address`} label={t(`lists.parts.${part}`)} extra={t("lists.companionHint")}>
      <Input maxLength={500} dir="ltr" placeholder="https://" />
    </Form.Item>
  ));
}

/** The call's input for the chosen way; values entered for the other way stay in the form and are not sent. */
function inputOf(source: ListSource, way: Way, values: Record<string, unknown>): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a FileInput holds
  const idOf = (part: ListPart) => (values[part] as StoredFile | null | undefined)?.id ?? null;
  const files = way === "file" ? Object.fromEntries(ofacParts.map((part) => [part, idOf(part)])) : {};
  const addresses = ["address", ...companions.map((part) => `${part}Address`)];
  const texts = way === "address" ? [...addresses, "listDate"] : ["listDate"];
  return { source, ...files, ...Object.fromEntries(texts.map((name) => [name, values[name] ?? ""])) };
}
