import type { AnswerOf, Language, RequestOf } from "@lading/contract/core";
import {
  importAirWaybillMessages,
  loadWayBillInfo,
  readAirWaybillMessages,
  wayBillListByPage,
  type ListedWaybill,
} from "@lading/contract/waybill";
import { editWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { TestAnswer } from "#core/testing";
import type { MadeFor } from "../make.ts";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";

type Read = AnswerOf<typeof readAirWaybillMessages>;
type Import = RequestOf<typeof importAirWaybillMessages>;

/** Two companies; the second reads and imports the messages sent to it. */
export interface Receiver {
  house: ReadingHouse;
  read(text: string, language?: Language): Promise<TestAnswer<typeof readAirWaybillMessages>>;
  store(input: Import): Promise<TestAnswer<typeof importAirWaybillMessages>>;
  /** The waybills read, with the fields that a clerk adds once for all. */
  completed(read: Read): Import;
  /** The second company's waybills with this number. */
  listed(number: string): Promise<ListedWaybill[]>;
  /** The waybill leaves. */
  departs(id: string): Promise<void>;
  recordOf(number: string): Promise<AnswerOf<typeof loadWayBillInfo>>;
}

export async function openReceiver(): Promise<Receiver> {
  const house = await openReadingHouse();
  const { app, rival } = house;
  const token = house.tokens.rival;
  const { rows } = await inTransaction(app.database, { companyId: rival.companyId }, (db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM warehouse`),
  );
  const who = { userId: rival.administrator.userId, warehouseId: rows[0]?.id ?? "" };
  const listed = async (search: string) => (await app.call(wayBillListByPage, { search }, { token })).Content.rows;
  return {
    house,
    read: (text, language = "en") =>
      app.call(readAirWaybillMessages, { files: [{ name: "messages.txt", text }] }, { token, language }),
    store: (input) => app.call(importAirWaybillMessages, input, { token, language: "en" }),
    completed: (read) => completed(read, who),
    listed,
    departs: async (id) => {
      const { rows: states } = await inTransaction(app.database, { companyId: rival.companyId }, (db) =>
        db.execute<{ id: string }>(sql`SELECT id FROM logistics_state WHERE phase = 'departed'`),
      );
      const event = { waybillIds: [id], stateId: states[0]?.id ?? "", occurredAt: new Date().toISOString() };
      await app.call(editWayBillLogisticsStatus, event, { token });
    },
    recordOf: async (number) => {
      const row = (await listed(number)).find(({ houseNumber }) => houseNumber === number);
      return (await app.call(loadWayBillInfo, { id: row?.id ?? "" }, { token })).Content;
    },
  };
}

let serials = 0;
/** A number of its own with its check digit, or a wrong one. */
export function mainNumber(wrong = 0): string {
  const serial = 3_000_000 + (serials += 1);
  return `065-${serial}${((serial % 7) + wrong) % 7}`;
}

function completed({ mains }: Read, { userId, warehouseId }: MadeFor): Import {
  const people = { operatorId: userId, warehouseId };
  const more = { ...people, salesId: userId, customerServiceId: userId, marketingId: userId };
  return {
    mains: mains.map((main) => ({
      mainNumber: main.mainNumber,
      main: main.existing === "main" ? null : { ...main.waybill, ...people, type: 1 },
      houses: main.houses.map(({ houseNumber, waybill }) => {
        const items = waybill.items.map((item) => ({
          ...item,
          boxUnit: "carton" as const,
          customsCode: item.customsCode || "85044013",
          unitPrice: item.unitPrice || "10",
          currency: item.currency === "RMB" ? ("RMB" as const) : ("USD" as const),
        }));
        const total = (field: "weight" | "volume") => String(items.reduce((sum, item) => sum + Number(item[field]), 0));
        return {
          ...waybill,
          ...more,
          type: 1 as const,
          houseNumber,
          customerName: waybill.shipperName,
          customsCode: waybill.customsCode || "85044013",
          codAmount: "0",
          items,
          weight: total("weight"),
          volume: total("volume"),
        };
      }),
    })),
  };
}

/** A main waybill with two houses, as text. */
export const twoHouses = (number: string, numbers: readonly [string, string] = ["AIR-1", "AIR-2"]) => `FWB/16
${number}SZXRUH/T4K600MC3.6
FLT/SV985/21
RTG/RUHSV
SHP
/GULF FREIGHT
/FUZHONG ROAD 9
/SHENZHEN
/CN
CNE
/RIYADH CLEARING
/KING FAHD ROAD 12
/RIYADH
/SA
CVD/USD//PP/NVD/NCV/XXX
RTD/1/P4/K600/W600
/NC/CONSOLIDATION
/2/NV/MC3.6
PPD
/CT0
ISU/20NOV26/SZX
REF///FFW/GULF/SZX
FHL/4
MBI/${number}SZXRUH/T4K600
HBS/${numbers[0]}/SZXRUH/3/K400//ADAPTERS
HTS/85044013
SHP/SHENZHEN LIGHT
/STREET 1
/SHENZHEN
/CN
CNE/JEDDAH TRADING
/STREET 2
/JEDDAH
/SA/21442/TE/966501234567
CVD/USD/PP/NVD/900/XXX
FHL/4
MBI/${number}SZXRUH/T4K600
HBS/${numbers[1]}/SZXRUH/1/K200//SHOES
SHP/OTHER SHIPPER
/STREET 3
/SHENZHEN
/CN
CNE/OTHER CONSIGNEE
/STREET 4
/RIYADH
/SA
`;
