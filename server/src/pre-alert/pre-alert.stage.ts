import { createLog } from "#core/log";
import type { RequestOf } from "@lading/contract/core";
import { getPreAlertInfo, ladingInternaPush, loadPreAlertInfo, savePreAlertInfo } from "@lading/contract/pre-alert";
import { addWayBillAirTransport, addWayBillByPrimary } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import { createDocuments } from "#core/documents";
import type { Services } from "#core/http";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { cargoFileModule } from "#cargo-file";
import { containerModule, waybillContainers } from "#container";
import { addPresetStates } from "#logistics-state";
import { systemModule } from "#system";
import { trackingModule } from "#tracking";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "#waybill";
import { preAlertBadge, preAlertModule } from "./index.ts";

/** Either of the two companies, side by side. */
export interface Side {
  company: MadeCompany;
  /** The administrator's. */
  token: string;
  /** A salesperson's, who sees only own waybills. */
  sales: string;
  warehouseId: string;
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The sender and the receiver on a fresh database. */
export interface Houses {
  app: TestApp;
  services: Services;
  origin: Side;
  destination: Side;
  /** An air main waybill of the origin over so many new houses; gives its id. */
  addMain(mainNumber: string, houses?: number): Promise<string>;
  /** A pre-alert of a main waybill, saved as it is prefilled; gives its id. */
  alertOf(mainId: string, change?: Partial<RequestOf<typeof savePreAlertInfo>>): Promise<string>;
  push(id: string, companyCode?: string, token?: string): ReturnType<typeof pushed>;
  /** A pre-alert as a side sees it. */
  show(id: string, side?: Side): Promise<Awaited<ReturnType<typeof shown>>["Content"]>;
  /** An upload of the origin's administrator; gives its id. */
  upload(name: string): Promise<string>;
  close(): Promise<void>;
}

const pushed = (app: TestApp, input: RequestOf<typeof ladingInternaPush>, token: string) =>
  app.call(ladingInternaPush, input, { token });
const shown = (app: TestApp, id: string, token: string) => app.call(getPreAlertInfo, { id }, { token });

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Nobody may ship for them. */
export const blocked = "Blue Anchor";

const modules = () => [
  waybillModule(),
  cargoFileModule,
  containerModule,
  trackingModule({ containersOf: waybillContainers.namesOf }),
  preAlertModule({
    screen: (_db, _companyId, names) =>
      Promise.resolve(new Map(names.filter((name) => name === blocked).map((name) => [name, "Blue Anchor LLC"]))),
  }),
  systemModule({ staffBadges: [preAlertBadge] }),
];

/** Opens both companies; `GULF` sends, `JED` receives, and `OTHER` has nothing to do with it. */
export async function openHouses(): Promise<Houses> {
  let services: Services | undefined;
  const app = await startTestApp({
    log: createLog("error"),
    modules: modules(),
    services: (database: Database) => {
      const made = { ...localServices(database), documents: createDocuments() };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no test here has work in the background
      services = made as unknown as Services;
      return made;
    },
  });
  const origin = await sideOf(app, "GULF", "Gulf Freight");
  const destination = await sideOf(app, "JED", "Jeddah Clearing");
  let serial = 0;
  const addHouse = async () => {
    serial += 1;
    const { Content } = await app.call(addWayBillAirTransport, houseForm(origin, serial), { token: origin.token });
    return Content.id;
  };
  const ready = () => {
    if (!services) throw new Error("The services are made with the application");
    return services;
  };
  return {
    app,
    services: ready(),
    origin,
    destination,
    addMain: async (mainNumber, houses = 2) => {
      const houseIds: string[] = [];
      for (let made = 0; made < houses; made += 1) houseIds.push(await addHouse());
      const form = mainForm(origin, mainNumber, houseIds);
      const answer = await app.call(addWayBillByPrimary, form, { token: origin.token });
      if (answer.StatusCode !== 200) throw new Error(JSON.stringify(answer));
      return answer.Content.id;
    },
    alertOf: async (mainId, change = {}) => {
      const { token } = origin;
      const { Content } = await app.call(loadPreAlertInfo, { waybillIds: [mainId] }, { token });
      const answer = await app.call(
        savePreAlertInfo,
        { waybillIds: [mainId], ...Content.fields, cargoType: "general", ...change },
        { token },
      );
      if (answer.StatusCode !== 200) throw new Error(JSON.stringify(answer));
      return answer.Content.id;
    },
    push: async (id, companyCode = "JED", token = origin.token) => {
      const { Content } = await shown(app, id, token);
      return await pushed(app, { id, companyCode, version: Content.version }, token);
    },
    show: async (id, side = origin) => (await shown(app, id, side.token)).Content,
    upload: async (name) => {
      const { companyId } = origin.company;
      const { userId: createdBy } = origin.company.administrator;
      const file = { companyId, use: "preAlertFile", name, bytes: pdf, createdBy } as const;
      const expiresAt = new Date(Date.now() + 60_000);
      return (await origin.inCompany((db) => ready().files.save(db, { ...file, expiresAt }))).id;
    },
    close: async () => {
      await ready().documents.close();
      await app.close();
    },
  };
}

async function sideOf({ database }: TestApp, code: string, companyName: string): Promise<Side> {
  const company = await makeCompany(database, {
    code,
    companyName,
    furnish: [addPresetStates, addMainWarehouse],
    administrator: { userName: `Admin of ${code}`, email: `a@${code.toLowerCase()}.example` },
  });
  const { companyId } = company;
  const inCompany = <T>(work: (db: Db) => Promise<T>) => inTransaction(database, { companyId }, work);
  const salesId = await inCompany((db) =>
    makeColleague(db, company, { userName: "Omar", email: `s@${code.toLowerCase()}.example`, presets: ["sales"] }),
  );
  const [warehouse] = await inCompany(
    async (db) => (await db.execute<{ id: string }>(sql`SELECT id FROM warehouse`)).rows,
  );
  return {
    company,
    token: await makeToken(database, companyId, company.administrator.userId),
    sales: await makeToken(database, companyId, salesId),
    warehouseId: warehouse?.id ?? "",
    inCompany,
  };
}

function houseForm({ company, warehouseId }: Side, serial: number): RequestOf<typeof addWayBillAirTransport> {
  const { userId } = company.administrator;
  return {
    type: 1,
    houseNumber: `GULFA${String(serial).padStart(7, "0")}`,
    shippingDate: "2026-11-20",
    customerName: "Secret Customer",
    shipperName: "陈静",
    shipperCity: "Shenzhen",
    shipperCountry: "CN",
    consigneeName: "محمد العتيبي",
    consigneeCompany: "شركة النخيل للتجارة",
    consigneePhone: "+966 50 123 4567",
    consigneeCountry: "SA",
    consigneeCity: "Riyadh",
    consigneeAddress: "King Fahd Road 12",
    loadingPort: "SZX",
    destinationPort: "RUH",
    country: "SA",
    city: "Riyadh",
    codAmount: "250",
    codCurrency: "SAR",
    codChannel: "cash",
    operatorId: userId,
    salesId: userId,
    customerServiceId: userId,
    marketingId: userId,
    warehouseId,
    productName: "Power adapters",
    customsCode: "85044013",
    items: [
      {
        productName: "Power adapter 65 W",
        customsCode: "85044013",
        boxCount: 2,
        boxUnit: "carton",
        lengthCm: "100",
        widthCm: "120",
        heightCm: "110",
        volume: "2.64",
        weight: "300",
        unitPrice: "640",
        currency: "USD",
      },
    ],
    weight: "300",
    volume: "2.64",
    remark: "Internal: margin 12 %",
  };
}

function mainForm(
  { company, warehouseId }: Side,
  mainNumber: string,
  houseIds: string[],
): RequestOf<typeof addWayBillByPrimary> {
  return {
    type: 1,
    mainNumber,
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    consigneeName: "Jeddah Clearing",
    notifyParty: "Riyadh Import Desk",
    loadingPort: "SZX",
    destinationPort: "RUH",
    flightNumber: "LH 8451",
    carrier: "Lufthansa Cargo",
    etd: "2026-11-21",
    eta: "2026-11-22",
    productName: "Consolidation",
    pieces: 4,
    weight: "610.5",
    volume: "5.28",
    operatorId: company.administrator.userId,
    warehouseId,
    houseIds,
  };
}
