import { randomUUIDv7 } from "node:crypto";
import { insertRows, type Db } from "#core/db";
import { dayFrom, type DemoCompany } from "#core/demo";
import { foundUnder } from "../searching.ts";
import { supplierOperations, supplierServiceRows, suppliers } from "../tables.ts";
import { demoAgents, demoSuppliers, isAgent, type DemoAgent, type DemoSupplier } from "./data.ts";
import { empty, servicesOf } from "./services.ts";

type Supplier = typeof suppliers.$inferInsert & { id: string };

/** Suppliers with services on each tab, overseas agents with what an operation needs of them. */
export async function addDemoSuppliers(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const made = [...demoAgents, ...demoSuppliers].map((one, place) => ({ one, row: supplierOf(companyId, one, place) }));
  await insertRows(
    db,
    suppliers,
    made.map(({ row }) => ({ ...row, addPeople: administrator.userName })),
  );
  const agents = made.flatMap(({ one, row }) => (isAgent(one) ? [{ agent: one, id: row.id }] : []));
  await insertRows(
    db,
    supplierServiceRows,
    made
      .flatMap(({ one, row }, place) => servicesOf(one, place).map((service) => ({ ...service, supplierId: row.id })))
      .map((service) => ({ ...empty, ...service, companyId, id: randomUUIDv7() })),
  );
  await insertRows(
    db,
    supplierOperations,
    agents.flatMap(({ agent, id }) => operationsOf(agent).map((row) => ({ ...row, companyId, supplierId: id }))),
  );
}

function supplierOf(companyId: string, one: DemoSupplier, place: number): Supplier {
  const supplierNumber = `S${String(place + 1).padStart(4, "0")}`;
  const names = { supplierNumber, supplierName: one.name, companyNameEn: one.nameEn };
  return {
    companyId,
    id: randomUUIDv7(),
    ...names,
    ...foundUnder(names),
    kind: one.kind,
    country: one.country,
    city: one.city,
    address: `${one.city}, Free Zone, Building ${place + 3}`,
    telephone: one.phone,
    email: `ops@${one.domain}, accounts@${one.domain}`,
    website: `https://${one.domain}`,
    mainBusiness: [...one.business],
    contacts: [
      { contact: one.contact, position: "", telephone: one.phone, email: `ops@${one.domain}`, WeChat: "" },
      { contact: "Accounts", position: "", telephone: one.phone, email: `accounts@${one.domain}`, WeChat: "" },
    ],
    accounts: [
      {
        currency: one.country === "CN" ? "RMB" : "USD",
        accountName: one.nameEn,
        bankName: one.country === "CN" ? "Bank of China" : "HSBC",
        bankNumber: `7405 ${String(1000 + place * 37)} ${String(9000 - place * 41)}`,
        swiftCode: one.country === "CN" ? "BKCHCNBJ" : "HSBCHKHH",
      },
    ],
    remark: one.remark ?? "",
    status: one.status ?? "enabled",
    statusReason: one.status === undefined ? "" : (one.remark ?? ""),
  };
}

function operationsOf({ airport, contact, phone, domain, hours, papers, customs }: DemoAgent) {
  const person = (agentFunction: string, name: string, mailbox: string) => ({
    agentFunction,
    name,
    telephone: phone,
    email: `${mailbox}@${domain}`,
  });
  const shared = { workingHours: hours, validFrom: dayFrom(-20), validTo: dayFrom(300) };
  return [
    {
      ...shared,
      id: randomUUIDv7(),
      scope: "all" as const,
      port: "",
      contacts: [person("operations", contact, "ops"), person("documents", "Docs desk", "docs")],
      documents: papers,
      customsNotes: "",
    },
    {
      ...shared,
      id: randomUUIDv7(),
      scope: "air" as const,
      port: airport,
      contacts: [person("customs", "Customs desk", "customs"), person("emergency", contact, "ops")],
      documents: papers,
      customsNotes: customs,
    },
  ];
}
