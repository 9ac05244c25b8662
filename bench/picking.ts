import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { getCustomerOptionList } from "@lading/contract/customer";
import type { Pool } from "pg";
import { summarise, timed, type Times } from "./measure.ts";
import type { Server } from "./server.ts";

const customers = 20_000;
const places = ["深圳市", "广州市", "义乌市", "宁波", "上海", "东莞市", "厦门", "青岛", "佛山市", "中山市"];
const stems = [
  "蓝海",
  "启航",
  "恒通",
  "天辰",
  "明远",
  "鼎盛",
  "凯达",
  "新锐",
  "长安",
  "重庆",
  "华南",
  "金石",
  "瑞丰",
  "万里",
];
const trades = ["电子", "科技", "纺织", "家居", "五金", "照明", "机械", "贸易", "服饰", "汽配"];
const forms = ["有限公司", "股份有限公司", "贸易行", "集团"];
const latin = [
  "Falcon",
  "Oasis",
  "Meridian",
  "Northgate",
  "Silverline",
  "Crescent",
  "Palm",
  "Harbour",
  "Atlas",
  "Summit",
];
const arabic = ["شركة الأمانة", "مؤسسة النخيل", "شركة الهدى", "مجموعة الواحة"];

const one = (from: readonly string[], place: number) => from[place % from.length] ?? "";

/** The name of one of very many, most of them Chinese. */
function nameOf(place: number): string {
  const [a, b, c] = [place, Math.floor(place / 7), Math.floor(place / 53)];
  if (place % 5 === 3) return `${one(latin, a)} ${one(latin, b)} ${place} Trading LLC`;
  if (place % 5 === 4) return `${one(arabic, a)} ${place}`;
  return `${one(places, a)}${one(stems, b)}${one(stems, c)}${one(trades, a + b)}${one(forms, c)}`;
}

type FoundUnder = (customer: { customerNumber: string; customerName: string }) => { searchText: string };

/** Picking a party by three letters among 20,000 customers: parts of names, of pinyin, initials and numbers in turn. */
export async function measurePicking({ server, pool }: { server: Server; pool: Pool }, rounds: number): Promise<Times> {
  const token = await server.signIn("demo2@lading.example");
  const { rows } = await pool.query<{ id: string }>(
    "SELECT company_id AS id FROM company_directory WHERE code = 'DEMO2'",
  );
  await addCustomers(pool, rows[0]?.id ?? "", customers);
  const typed = ["szs", "lha", "qht", "hai", "fal", "oas", "C19", "蓝海电", "الن", "dzk", "xrq", "gzs", "mao", "200"];
  const times: number[] = [];
  const warmUp = 20;
  for (let round = -warmUp; round < rounds; round += 1) {
    const search = one(typed, Math.abs(round));
    const took = await timed(() => server.call(getCustomerOptionList, { search }, token));
    if (round >= 0) times.push(took);
  }
  return summarise(times);
}

/** Puts so many customers on file, most of them Chinese. */
export async function addCustomers(pool: Pool, companyId: string, count: number): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own, which is no part of this package
  const { foundUnder } = (await import(join(import.meta.dirname, "../server/src/customer/searching.ts"))) as {
    foundUnder: FoundUnder;
  };
  const made = Array.from({ length: count }, (_, place) => {
    const customer = { customerNumber: `C${100_000 + place}`, customerName: nameOf(place) };
    return { id: randomUUID(), ...customer, searchText: foundUnder(customer).searchText };
  });
  const columns = (["id", "customerNumber", "customerName", "searchText"] as const).map((name) =>
    made.map((customer) => customer[name]),
  );
  await pool.query(
    `INSERT INTO customer (company_id, id, customer_number, customer_name, country, city, search_text)
     SELECT $1, id, number, name, 'CN', 'Shenzhen', text
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS made (id, number, name, text)`,
    [companyId, ...columns],
  );
  await pool.query("ANALYZE customer");
}
