import { Button } from "antd";
import { getMarkedWayBillImport } from "@lading/contract/waybill";
import { downloadFile, saveAs, useCall } from "#core/api";
import { formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { useCountries } from "../countries.ts";
import { useLabels } from "../labels.ts";
import { Marks } from "../tags.tsx";
import { problemsCsv, type ImportPreview, type RowProblem } from "./problems.ts";
import { Note } from "#ui";

const shown = (count: number) => formatDecimal(String(count));

/** Preview of a sheet: counts, problems row by row, and the first waybills as they would be stored. */
export function Preview({ preview, fileId, fileName }: { preview: ImportPreview; fileId: string; fileName: string }) {
  const { t } = useTexts("waybill");
  const { rows, waybills, wrongRows, problems, warnings, sample } = preview;
  return (
    <>
      <Note
        type={wrongRows > 0 ? "error" : "success"}
        title={
          wrongRows > 0
            ? t("import.countsWrong", { rows: shown(rows), wrong: shown(wrongRows) })
            : t("import.counts", { rows: shown(rows), waybills: shown(waybills) })
        }
      />
      {problems.length > 0 && <MarkedSheet fileId={fileId} />}
      {problems.length > 0 && <Problems kind="problems" problems={problems} fileName={fileName} />}
      {warnings.length > 0 && (
        <>
          <Note type="warning" title={t("import.toCheck")} />
          <Problems kind="warnings" problems={warnings} fileName={fileName} />
        </>
      )}
      {sample.length > 0 && <Sample sample={sample} />}
    </>
  );
}

/** The server tells of at most so many problems. */
const mostProblems = 200;

interface ProblemsProps {
  /** Problems have to be mended, warnings only looked at. */
  kind: "problems" | "warnings";
  problems: readonly RowProblem[];
  fileName: string;
}

function Problems({ kind, problems, fileName }: ProblemsProps) {
  const { t, word } = useTexts("waybill");
  const heading = t(`import.${kind}`);
  const titles = [word("row"), word("column"), word("problem")] as const;
  return (
    <section>
      <header className="import-head">
        <h3>{heading}</h3>
        <Button
          size="small"
          icon={<Icon name="download" />}
          onClick={() =>
            saveAs(
              new Blob([problemsCsv(titles, problems)], { type: "text/csv;charset=utf-8" }),
              `${fileName.replace(/\.xlsx$/i, "")}-${t(`import.${kind}File`)}.csv`,
            )
          }
        >
          {t("import.downloadProblems")}
        </Button>
      </header>
      {problems.length >= mostProblems && <p className="muted">{t("import.firstProblems", { max: mostProblems })}</p>}
      <div className="import-table" role="region" aria-label={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td>{row}</td>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The sheet as it was, with the wrong cells marked: mended there, it is uploaded again. */
function MarkedSheet({ fileId }: { fileId: string }) {
  const { t } = useTexts("waybill");
  const mark = useCall(getMarkedWayBillImport);
  const fetchMarked = async () => {
    // A refusal was told by the call itself.
    const made = await mark.mutateAsync({ fileId }).catch(() => undefined);
    if (made) await downloadFile(made.path, made.name);
  };
  return (
    <div>
      <Button icon={<Icon name="download" />} loading={mark.isPending} onClick={() => void fetchMarked()}>
        {t("import.marked")}
      </Button>
    </div>
  );
}

function Sample({ sample }: { sample: ImportPreview["sample"] }) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const { nameOf } = useCountries();
  return (
    <section>
      <h3>{t("import.sample")}</h3>
      <div className="import-table" role="region" aria-label={t("import.sample")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{word("row")}</th>
              {(
                ["houseNumber", "type", "mainNumber", "shipperName", "consigneeName", "country", "productName"] as const
              ).map((field) => (
                <th key={field} scope="col">
                  {labels.field(field)}
                </th>
              ))}
              {(["pieces", "weight", "volume", "chargeableWeight"] as const).map((field) => (
                <th key={field} scope="col" data-number="true">
                  {labels.field(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((waybill) => (
              <tr key={waybill.row}>
                <td>{waybill.row}</td>
                <td>
                  {waybill.houseNumber === "" ? (
                    <span className="muted">{t("import.built")}</span>
                  ) : (
                    <bdi>{waybill.houseNumber}</bdi>
                  )}{" "}
                  <Marks isMain={false} numberFlagged={waybill.numberFlagged} />
                </td>
                <td>{labels.type(waybill.type)}</td>
                <td>
                  <bdi>{waybill.mainNumber}</bdi>
                </td>
                <td>
                  <bdi>{waybill.shipperName}</bdi>
                </td>
                <td>
                  <bdi>{waybill.consigneeName}</bdi>
                </td>
                <td>
                  <bdi>{[waybill.cityName, nameOf(waybill.country)].filter(Boolean).join(" · ")}</bdi>
                </td>
                <td>
                  <bdi>{waybill.productName}</bdi>
                </td>
                <td data-number="true">{shown(waybill.pieces)}</td>
                <td data-number="true">{formatMeasure(waybill.weight)}</td>
                <td data-number="true">{formatMeasure(waybill.volume)}</td>
                <td data-number="true">{formatMeasure(waybill.chargeableWeight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
