import { readFileSync } from "node:fs";
import { coreRefusals, fill, refuse, type Language } from "@lading/contract/core";
import {
  cargoTypes,
  preAlertFieldTexts,
  type ListedPreAlert,
  type PreAlertField,
  type PreAlertContainer,
  type PreAlertHouse,
} from "@lading/contract/pre-alert";
import { isSea, waybillFieldTexts, waybillTypes } from "@lading/contract/waybill";
import { containerTypeText } from "@lading/contract/container";
import { DocumentError, type Documents } from "#core/documents";
import { paperTexts } from "./texts.ts";

const template = readFileSync(new URL("paper.typ", import.meta.url), "utf8");

/** Lines of houses on one paper. */
const mostLines = 1500;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

/** Whose paper it is. */
export interface Issuer {
  name: string;
  lines: string[];
}

/** Content of a paper: a pre-alert's sheet, or an arrival notice. */
export interface Paper {
  title: string;
  number: string;
  company: Issuer;
  addressee: { title: string; lines: string[] };
  facts: { name: string; value: string }[];
  houses: readonly PreAlertHouse[];
  containers: readonly PreAlertContainer[];
  remark: string;
  closing: string;
}

/** A measure as people write it: thousands apart, no zeros at the end. */
export function figure(decimal: string): string {
  const [whole = "", decimals = ""] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = decimals.replace(/0+$/, "");
  return rest === "" ? apart : `${apart}.${rest}`;
}

/** `2026-11-21 08:30 UTC`: papers are read in many time zones. */
function moment(iso: string): string {
  return iso === "" ? "" : `${iso.slice(0, 16).replace("T", " ")} UTC`;
}

/** The facts of a pre-alert by the fields' names; what is empty is left out. */
export function factsOf(alert: ListedPreAlert, language: Language): { name: string; value: string }[] {
  const transport: [PreAlertField, string][] = isSea(alert.type)
    ? [
        ["vessel", alert.vessel],
        ["voyage", alert.voyage],
      ]
    : [["flightNumber", alert.flightNumber]];
  const facts: [PreAlertField, string][] = [
    ["type", waybillTypes[alert.type].text[language]],
    ["mainNumber", alert.mainNumber],
    ["carrier", alert.carrier],
    ["loadingPort", alert.loadingPortName],
    ["destinationPort", alert.destinationPortName],
    ["transit", alert.transit],
    ...transport,
    ["etd", alert.etd],
    ["atd", moment(alert.atd)],
    ["eta", alert.eta],
    ["ata", moment(alert.ata)],
    ["originAgent", alert.originAgent],
    ["destinationAgent", alert.destinationAgent],
    ["cargoType", cargoTypes[alert.cargoType][language]],
    ["totalHouses", String(alert.totalHouses)],
    ["packages", figure(String(alert.packages))],
    ["weight", figure(alert.weight)],
    ["volume", figure(alert.volume)],
  ];
  return facts
    .filter(([, value]) => value !== "")
    .map(([field, value]) => ({ name: preAlertFieldTexts[field][language], value }));
}

const columns = [
  { field: "houseNumber", figure: false, wide: false },
  { field: "consigneeName", figure: false, wide: true },
  { field: "productName", figure: false, wide: true },
  { field: "packages", figure: true, wide: false },
  { field: "weight", figure: true, wide: false },
  { field: "volume", figure: true, wide: false },
] as const satisfies readonly { field: PreAlertField; figure: boolean; wide: boolean }[];

/** A house as a line of the paper. */
export function houseLine(
  house: PreAlertHouse,
): Record<"houseNumber" | "consignee" | "goods" | "pieces" | "weight" | "volume", string> {
  return {
    houseNumber: house.houseNumber,
    consignee: house.consigneeName,
    goods: house.productName,
    pieces: figure(String(house.pieces)),
    weight: figure(house.weight),
    volume: figure(house.volume),
  };
}

const containerColumns = [
  { title: waybillFieldTexts.containerNumber, figure: false, wide: false },
  { title: waybillFieldTexts.cabinetType, figure: false, wide: false },
  { title: waybillFieldTexts.sealNumber, figure: false, wide: true },
  { title: preAlertFieldTexts.packages, figure: true, wide: false },
  { title: preAlertFieldTexts.weight, figure: true, wide: false },
  { title: preAlertFieldTexts.volume, figure: true, wide: false },
] as const;

/** A container as a line of the paper. */
export function containerLine(
  container: PreAlertContainer,
  language: Language,
): Record<"containerNumber" | "cabinet" | "sealNumber" | "pieces" | "weight" | "volume", string> {
  return {
    containerNumber: container.containerNumber,
    cabinet: containerTypeText(container, language),
    sealNumber: container.sealNumber,
    pieces: figure(String(container.pieces)),
    weight: figure(container.weight),
    volume: figure(container.volume),
  };
}

/** Title of a paper and, with `.pdf`, name of its file. */
export function paperTitle({ title, number }: Pick<Paper, "title" | "number">): string {
  return `${title} ${number}`;
}

/** Sets a paper as PDF; refuses while the documents' worker has too much to do. */
export async function setPaper(documents: Documents, paper: Paper, language: Language): Promise<Uint8Array> {
  const shown = paper.houses.slice(0, mostLines);
  const more = paper.houses.length - shown.length;
  const data = {
    language,
    ...paper,
    page: paperTexts.page[language],
    tables: [
      {
        columns: containerColumns.map((column) => ({ ...column, title: column.title[language] })),
        rows: paper.containers.map((container) => Object.values(containerLine(container, language))),
      },
      {
        columns: columns.map((column) => ({ ...column, title: preAlertFieldTexts[column.field][language] })),
        rows: shown.map((house) => Object.values(houseLine(house))),
      },
    ].filter(({ rows }) => rows.length > 0),
    remark: { title: preAlertFieldTexts.remark[language], text: paper.remark },
    closing: [more > 0 ? fill(paperTexts.moreHouses[language], { count: more }) : "", paper.closing]
      .filter((part) => part !== "")
      .join("\n\n"),
    houses: undefined,
    containers: undefined,
  };
  const title = paperTitle(paper);
  return await documents.render({ title, template, data }).catch((error: unknown) => {
    if (error instanceof DocumentError && error.reason === "busy")
      throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
    throw error;
  });
}
