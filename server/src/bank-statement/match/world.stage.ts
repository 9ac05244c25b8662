import type { CustomerNames, EarlierReceipt, OpenBill } from "./receipt.ts";

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export type Random = () => number;
const place = (list: readonly unknown[], random: Random) => Math.floor(random() * list.length);
export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** A customer as it really is: how its bank writes it, and from which accounts it pays. */
export interface MadeCustomer extends CustomerNames {
  /** As banks abroad write it: Latin letters, or the name in its own script. */
  readonly written: readonly string[];
  readonly accounts: readonly string[];
  readonly bills: readonly OpenBill[];
}

export interface World {
  readonly customers: readonly MadeCustomer[];
  readonly bills: readonly OpenBill[];
  readonly earlier: readonly EarlierReceipt[];
}

const words = (text: string) => text.split(/\s+/);
const cities = words("深圳市 广州市 上海 宁波 义乌市 厦门 青岛 佛山市 东莞市 天津 杭州 香港");
const cityNames = words(
  "Shenzhen Guangzhou Shanghai Ningbo Yiwu Xiamen Qingdao Foshan Dongguan Tianjin Hangzhou HongKong",
);
const cityPinyin = words(
  "SHENZHENSHI GUANGZHOUSHI SHANGHAI NINGBO YIWUSHI XIAMEN QINGDAO FOSHANSHI DONGGUANSHI TIANJIN HANGZHOU XIANGGANG",
);
const brands = words(
  "华腾 海天 兴达 瑞丰 金龙 宏远 天成 永盛 东方 新世纪 恒通 嘉禾 明辉 长青 德胜 万利 鸿运 锦绣 博雅 凯越",
);
const brandPinyin = words(
  "HUATENG HAITIAN XINGDA RUIFENG JINLONG HONGYUAN TIANCHENG YONGSHENG DONGFANG XINSHIJI HENGTONG JIAHE MINGHUI CHANGQING DESHENG WANLI HONGYUN JINXIU BOYA KAIYUE",
);
const trades = words("科技 贸易 进出口 电子 机械 国际货运代理 五金制品 服装 家具 物流");
const tradeNames = [
  "Technology",
  "Trading",
  "Import & Export",
  "Electronics",
  "Machinery",
  "International Freight",
  "Hardware Products",
  "Garments",
  "Furniture",
  "Logistics",
];
const tradePinyin = words("KEJI MAOYI JINCHUKOU DIANZI JIXIE GUOJIHUOYUNDAILI WUJINZHIPIN FUZHUANG JIAJU WULIU");
const latin = words(
  "Blue Pacific Golden Gulf Eastern Royal Global Star Ocean Delta Nile Cedar Falcon Desert Pearl Summit Harbor Atlas Orion Crescent",
);
const latinSecond = words("Ocean Star Gate Bridge Line Wave Stone Field Horizon Crown Point Route Anchor Tower Palm");
const latinTrades = [
  "Trading",
  "Shipping",
  "Logistics",
  "General Trading",
  "Foodstuff",
  "Building Materials",
  "Electronics",
  "Auto Spare Parts",
];
const latinForms = words("LLC Ltd FZE Inc GmbH FZCO");
const arabic = words(
  "النور الخليج الرياض جدة الأمل السلام الوفاء البركة النخيل الصحراء الفجر المدينة الشروق الأندلس الحرمين",
);
const arabicLatin = [
  ["Al Noor", "Alnour"],
  ["Al Khaleej", "Gulf"],
  ["Al Riyadh", "Riyadh"],
  ["Jeddah", "Jiddah"],
  ["Al Amal", "Alamal"],
  ["Al Salam", "Essalam"],
  ["Al Wafa", "Alwafaa"],
  ["Al Baraka", "Albarakah"],
  ["Al Nakheel", "Nakhil"],
  ["Al Sahra", "Sahara"],
  ["Al Fajr", "Alfajer"],
  ["Al Madinah", "Madina"],
  ["Al Shorouk", "Shuruq"],
  ["Al Andalus", "Andalous"],
  ["Al Haramain", "Haramayn"],
];
const arabicTrades = ["للتجارة", "للشحن", "لمواد البناء", "للأدوات المنزلية", "للمقاولات", "للإلكترونيات"];
const arabicTradeNames = ["Trading", "Shipping", "Building Materials", "Household Goods", "Contracting", "Electronics"];
const arabicForms = [
  ["شركة", "Company"],
  ["مؤسسة", "Establishment"],
];
const people = words("Chen Wang Li Zhang Liu Hassan Ahmed Mohammed Khalid Omar");

type Named = Pick<MadeCustomer, "names" | "written">;

function chinese(random: Random): Named {
  const [city, brand, trade] = [place(cities, random), place(brands, random), place(trades, random)];
  const own = `${cities[city]}${brands[brand]}${trades[trade]}有限公司`;
  const abroad = `${cityNames[city]} ${brandPinyin[brand]!.slice(0, 1)}${brandPinyin[brand]!.slice(1).toLowerCase()} ${tradeNames[trade]} Co., Ltd.`;
  const spelled = `${cityPinyin[city]} ${brandPinyin[brand]} ${tradePinyin[trade]} YOUXIAN GONGSI`;
  return { names: random() < 0.5 ? [own, abroad] : [own], written: [own, own, abroad.toUpperCase(), spelled] };
}

function english(random: Random): Named {
  const name = `${pick(latin, random)} ${pick(latinSecond, random)} ${pick(latinTrades, random)} ${pick(latinForms, random)}`;
  return { names: [name], written: [name, name.toUpperCase(), name.toUpperCase()] };
}

function arab(random: Random): Named {
  const [form, brand, trade] = [place(arabicForms, random), place(arabic, random), place(arabicTrades, random)];
  const own = `${arabicForms[form]![0]} ${arabic[brand]} ${arabicTrades[trade]}`;
  const spellings = arabicLatin[brand]!.map((one) => `${one} ${arabicTradeNames[trade]} ${arabicForms[form]![1]}`);
  return {
    names: random() < 0.5 ? [own, spellings[0]!] : [own],
    written: [own, own, ...spellings.map((one) => one.toUpperCase())],
  };
}

const days = (from: string, count: number) =>
  new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10);

/** Freight bills: some of round amounts, most to the cent, in the customer's currency. */
function amount(random: Random): string {
  const whole = Math.floor(10 ** (2 + random() * 2.5));
  if (random() < 0.2) return `${Math.max(1, Math.round(whole / 100)) * 100}.00`;
  return random() < 0.3 ? `${whole}.00` : `${whole}.${String(Math.floor(random() * 100)).padStart(2, "0")}`;
}

/** A forwarder's customers, two of twenty with another's name, and their open bills. */
export function makeWorld(
  seed: number,
  { customers: count, bills: wanted }: { customers: number; bills: number },
): World {
  const random = seeded(seed);
  const made: Named[] = [];
  for (let at = 0; at < count; at += 1) {
    const other = made.length > 0 && random() < 0.05 ? pick(made, random) : undefined;
    const kind = random();
    made.push(other ?? (kind < 0.4 ? chinese(random) : kind < 0.75 ? english(random) : arab(random)));
  }
  const weights = made.map(() => random() ** 3 + 0.02);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let serial = 100 + Math.floor(random() * 1000);
  const planned = weights.flatMap((weight, owner) =>
    Array.from({ length: Math.max(1, Math.round((weight / total) * wanted)) }, () => ({ owner, at: random() })),
  );
  const bills = planned
    .toSorted((a, b) => a.at - b.at)
    .map(({ owner, at }): OpenBill => {
      serial += 1;
      const number = `DN26-${String(serial).padStart(7, "0")}`;
      const otherNumbers = [`LADS26${String(1_000_000 + serial * 7).slice(-7)}`];
      const currency = owner % 10 < 6 ? "USD" : owner % 10 < 8 ? "RMB" : "SAR";
      const open = amount(random);
      return {
        id: `b${serial}`,
        number,
        otherNumbers,
        customerId: `c${owner}`,
        currency,
        open,
        date: days("2026-01-05", Math.floor(at * 90)),
      };
    });
  const byOwner = Map.groupBy(bills, ({ customerId }) => customerId);
  const customers = made.map(({ names, written }, owner): MadeCustomer => {
    const accounts = Array.from({ length: random() < 0.8 ? 1 : 2 }, () => account(random));
    return { customerId: `c${owner}`, names, written, accounts, bills: byOwner.get(`c${owner}`) ?? [] };
  });
  return { customers, bills, earlier: customers.flatMap((customer) => earlierOf(customer, customers, random)) };
}

function account(random: Random): string {
  return `62${String(Math.floor(random() * 1e9)).padStart(9, "0")}${String(Math.floor(random() * 1e8)).padStart(8, "0")}`;
}

/** Three of five customers paid before; now and then a group's account, or a director's, paid for another customer as well. */
function earlierOf(customer: MadeCustomer, all: readonly MadeCustomer[], random: Random): EarlierReceipt[] {
  if (random() > 0.6) return [];
  const own = {
    customerId: customer.customerId,
    remitter: pick(customer.written, random),
    remitterAccount: customer.accounts[0]!,
  };
  if (random() > 0.04) return [own];
  return [own, { ...own, customerId: pick(all, random).customerId }];
}

/** Somebody who pays for a company. */
export const someone = (random: Random) => `${pick(people, random)} ${pick(latin, random)}`.toUpperCase();
