import type { BankFileFigures } from "./bank-file.ts";
import type { BankStatementFigures } from "./bank-statements.ts";
import { machine, ms, verdict, writeSection } from "./report.ts";

const count = (value: number) => value.toLocaleString("en");
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Writes how well receipts find their bills, and what a large file takes, into bench/RESULTS.md. */
export function writeBankStatements(figures: BankStatementFigures, file: BankFileFigures, command: string) {
  const { forRules, putAside, load } = figures;
  const [sureRight, firstRight] = [
    1 - putAside.wronglySure.length / putAside.sure,
    putAside.firstRight / putAside.ofCustomers,
  ];
  const facts = [
    ["Sure proposals that are right", percent(sureRight), "≥ 99.5 %", verdict(sureRight >= 0.995)],
    ["First proposal right", percent(firstRight), "≥ 80 %", verdict(firstRight >= 0.8)],
    ["Receipts that are sure", `${putAside.sure} of ${putAside.receipts}`, "–", "–"],
    [
      `${count(load.receipts)} receipts against ${count(load.bills)} open bills`,
      `${load.seconds.toFixed(1)} s`,
      "< 20 s",
      verdict(load.seconds < 20),
    ],
    ["The same, of the processors", `${load.processorSeconds.toFixed(1)} s`, "–", "–"],
    ["Memory that it takes", `${load.megabytes.toFixed(0)} MB`, "< 300 MB", verdict(load.megabytes < 300)],
    ["The server answers nobody meanwhile, p95", `${ms(load.waitP95)} ms`, "< 100 ms", verdict(load.waitP95 < 100)],
  ] as const;
  const both = [forRules, putAside];
  const text = [
    "## Receipts of banks' files",
    "",
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load ${figures.machineLoad.toFixed(1)} before it began.`,
    "",
    "1,000 receipts are generated with names in three scripts, shortened, charges off, several bills, customers of one name. The rules were made with one half of them; these figures are the other half's:",
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    ...facts.map((fact) => `| ${fact.join(" | ")} |`),
    "",
    "The same file through the calls, on the embedded database, while somebody looks at the waybills:",
    "",
    "| | measured | asked | reached |",
    "|---|---|---|---|",
    ...factsOfFile(file).map((fact) => `| ${fact.join(" | ")} |`),
    "",
    `Of the half that the rules were made with, ${forRules.wronglySure.length} of ${forRules.sure} sure ones are wrong, and the first proposal is right for ${forRules.firstRight} of ${forRules.ofCustomers}. The longest that the server answered nobody was ${ms(load.waitMost)} ms.`,
    "",
    "Sure and wrong, of both halves:",
    "",
    ...both.flatMap(({ wronglySure }) => wronglySure).map((line) => `- ${line}`),
    "",
    "The first proposal wrong or missing, of both halves:",
    "",
    ...both.flatMap(({ missed }) => missed).map((line) => `- ${line}`),
    "",
  ].join("\n");
  writeSection("## Receipts of banks' files", text);
}

/** Times of a large file from the upload on, and of the calls of others. */
function factsOfFile(file: BankFileFigures): (readonly string[])[] {
  const { previewSeconds, takeOverSeconds, matchSeconds } = file;
  const all = takeOverSeconds + matchSeconds;
  return [
    [`${count(file.lines)} lines shown before they are taken over`, `${previewSeconds.toFixed(1)} s`, "–", "–"],
    ["Taken over", `${takeOverSeconds.toFixed(1)} s`, "–", "–"],
    [`Matched against ${count(file.bills)} open bills`, `${matchSeconds.toFixed(1)} s`, "–", "–"],
    ["Taken over and matched", `${all.toFixed(1)} s`, "< 20 s", verdict(all < 20)],
    ["Credits with a proposal; sure", `${count(file.proposed)}; ${count(file.sure)}`, "–", "–"],
    ["Memory of the server above before", `${file.megabytes.toFixed(0)} MB`, "< 300 MB", verdict(file.megabytes < 300)],
    ["Others' list of waybills, p95", `${ms(file.others.p95)} ms`, "< 100 ms", verdict(file.others.p95 < 100)],
    ["Load of the machine before", file.machineLoad.toFixed(1), "–", "–"],
  ];
}
