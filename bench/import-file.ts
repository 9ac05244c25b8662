import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { root, type Server } from "./server.ts";

type WriteSheet = (
  rows: Iterable<readonly string[]>,
  columns: readonly { heading: string }[],
  options: { sheetName: string },
) => Readable;

/** A spreadsheet of so many waybills, one line of goods each, that the demo company can import. */
export async function importFile(server: Server, token: string, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const people = await server.call(getUserListByCompanyCode, {}, token);
  const warehouses = await server.call(getWarehouseOptionList, {}, token);
  const person = people.rows.find(({ presets }) => presets.includes("operator"))?.UserName ?? "";
  const warehouse = warehouses.rows[0]?.code ?? "";
  const heading = [
    ...Object.keys(goods(0)),
    "operatorId",
    "salesId",
    "customerServiceId",
    "marketingId",
    "warehouseId",
  ];
  const line = (place: number) => [...Object.values(goods(place)), person, person, person, person, warehouse];
  const lines = Array.from({ length: count }, (_, place) => line(place));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own writer, which is no part of this package
  const { writeSheet } = (await import(join(root, "server/src/core/sheets/index.ts"))) as { writeSheet: WriteSheet };
  const bytes = await buffer(
    writeSheet(
      lines,
      heading.map((title) => ({ heading: title })),
      { sheetName: "Waybills" },
    ),
  );
  return new Uint8Array(bytes);
}

/** A line as a clerk would fill it in, under the fields' own names. */
function goods(place: number): Readonly<Record<string, string>> {
  return {
    type: "1",
    orderNumber: `BENCH-${place}`,
    shippingDate: "2026-11-20",
    customerName: "Jeddah Trading Est.",
    shipperName: "陈静",
    shipperCity: "Shenzhen",
    consigneeName: "محمد العتيبي",
    consigneePhone: "+966 50 123 4567",
    country: "SA",
    city: "Riyadh",
    loadingPort: "SZX",
    destinationPort: "RUH",
    mainNumber: "",
    productName: "Power adapters",
    customsCode: "85044013",
    boxCount: "2",
    lengthCm: "100",
    widthCm: "120",
    heightCm: "110",
    weight: "300",
    unitPrice: "640",
    currency: "USD",
  };
}
