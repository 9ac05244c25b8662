import { refuseFields, type FieldRefusal } from "@lading/contract/core";
import { waybillRefusals, type Divisors } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";

/** Records that a form points to. */
export interface References {
  customerId: string | null;
  customerName: string;
  operatorId?: string | undefined;
  salesId?: string;
  customerServiceId?: string;
  marketingId?: string;
  /** Where a form asks for none, none is looked for. */
  warehouseId?: string | undefined;
}

/** Values read from these records. */
export interface Referred {
  companyCode: string;
  /** The year that it is for the company. */
  year: number;
  divisors: Divisors;
  customerNumber: string;
  customerName: string;
  /** Every name that the customer has on file. */
  customerNames: readonly string[];
}

interface ReadRow extends Record<string, unknown> {
  code: string;
  year: number;
  air: number;
  express: number;
  customer_number: string | null;
  customer_name: string | null;
  customer_name_en: string | null;
  warehouse: boolean;
  staff: string[];
}

const people = ["operatorId", "salesId", "customerServiceId", "marketingId"] as const;

/**
 * Reads company, customer, warehouse and people in one statement and refuses, each at its field, records that are not
 * the company's or not in use. Records in `present` may stay although they were taken out of use since.
 */
export async function readReferences(
  db: Db,
  companyId: string,
  asked: References,
  present: Partial<Record<keyof References, string | null>> = {},
): Promise<Referred> {
  const staff = [...new Set(people.flatMap((field) => asked[field] ?? []))];
  const rows = await runNamed<ReadRow>(
    db,
    sql`
    SELECT c.code, extract(year FROM now() AT TIME ZONE c.time_zone)::int AS year, c.air_divisor AS air, c.express_divisor AS express, k.customer_number, k.customer_name,
      k.company_name_en AS customer_name_en,
      EXISTS (SELECT FROM warehouse w WHERE w.company_id = c.company_id AND w.id = ${asked.warehouseId ?? null}::uuid
        AND (w.status = 'enabled' OR w.id = ${present.warehouseId ?? null}::uuid)) AS warehouse,
      ARRAY(SELECT u.id::text FROM staff_user u WHERE u.company_id = c.company_id AND u.id = ANY (${sql.param(staff)}::uuid[])
        AND (u.state = 'normal' OR u.id = ANY (${sql.param(people.flatMap((field) => present[field] ?? []))}::uuid[]))) AS staff
    FROM company c LEFT JOIN customer k ON k.company_id = c.company_id AND k.id = ${asked.customerId}::uuid
      AND (k.status <> 'disabled' OR k.id = ${present.customerId ?? null}::uuid)
    WHERE c.company_id = ${companyId}`,
  );
  const [read] = rows;
  if (!read) throw new Error("The session's company is not there");
  const problems: FieldRefusal[] = people.flatMap((field) => {
    const id = asked[field];
    return id === undefined || read.staff.includes(id) ? [] : [{ field, refusal: waybillRefusals.staffNeeded }];
  });
  if (asked.warehouseId !== undefined && !read.warehouse)
    problems.push({ field: "warehouseId", refusal: waybillRefusals.warehouseNeeded });
  if (asked.customerId !== null && read.customer_number === null)
    problems.push({ field: "customerId", refusal: waybillRefusals.customerGone });
  const [first, ...others] = problems;
  if (first) throw refuseFields([first, ...others]);
  return {
    companyCode: read.code,
    year: read.year,
    divisors: { air: read.air, express: read.express },
    customerNumber: read.customer_number ?? "",
    customerName: read.customer_name ?? asked.customerName,
    customerNames: [read.customer_name, read.customer_name_en].filter((name) => name !== null),
  };
}
