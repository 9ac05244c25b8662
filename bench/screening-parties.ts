import { addCustomers } from "./picking.ts";
import type { Bench } from "./writing.ts";

const customers = 10_000;
const consignees = 10_000;

/**
 * Customers, and waybills with as many consignees. The consignees' names are put together from the list's own words: what
 * a list is full of costs most to tell apart, and some of them are hits.
 */
export async function addParties({ pool, companyId }: Bench, listed: readonly string[]): Promise<number> {
  await addCustomers(pool, companyId, customers);
  const words = [...new Set(listed.flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []))];
  const word = (place: number) => {
    const text = words[place % words.length] ?? "";
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
  const names = Array.from({ length: consignees }, (_, place) => {
    const some = [word(place * 7919), word(place * 104_729 + 13), word(place * 1_299_709 + 57)];
    return place % 2 === 0 ? some.join(" ") : `${some.slice(0, 2).join(" ")} Trading LLC`;
  });
  await pool.query(
    `INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, shipping_date, consignee_name, country,
       city, product_name, created_by, created_by_name)
     SELECT $1, gen_random_uuid(), 5, false, 'SCREEN' || place, '', current_date, name, 'SA', 'Riyadh', 'Goods',
       gen_random_uuid(), 'Bench' FROM unnest($2::text[]) WITH ORDINALITY AS made (name, place)`,
    [companyId, names],
  );
  await pool.query("ANALYZE waybill");
  return customers + new Set(names).size;
}
