import type { Script } from "./people.ts";
import type { Random } from "./random.ts";

type Words = readonly [string, ...string[]];

/** A word of a company's name, in its own script and as the company writes it in English. */
type Word = readonly [own: string, english: string];
type NameWords = readonly [Word, ...Word[]];

const chineseCities: Readonly<Record<string, string>> = {
  Shenzhen: "深圳市",
  Guangzhou: "广州市",
  Shanghai: "上海市",
  Ningbo: "宁波市",
  Xiamen: "厦门市",
  Qingdao: "青岛市",
  "Hong Kong": "香港",
};
const chineseStems: NameWords = [
  ["明远", "Mingyuan"],
  ["华腾", "Huateng"],
  ["瑞丰", "Ruifeng"],
  ["恒通", "Hengtong"],
  ["锦程", "Jincheng"],
  ["天辰", "Tianchen"],
  ["盛达", "Shengda"],
  ["宏图", "Hongtu"],
  ["百川", "Baichuan"],
  ["新锐", "Xinrui"],
  ["凯达", "Kaida"],
  ["永信", "Yongxin"],
  ["联创", "Lianchuang"],
  ["鼎盛", "Dingsheng"],
  ["嘉禾", "Jiahe"],
];
const chineseTrades: NameWords = [
  ["电子", "Electronics"],
  ["科技", "Technology"],
  ["纺织", "Textile"],
  ["家居", "Home Furnishings"],
  ["五金", "Hardware"],
  ["照明", "Lighting"],
  ["机械", "Machinery"],
  ["贸易", "Trading"],
  ["服饰", "Garments"],
  ["汽配", "Auto Parts"],
];
const arabicStems: NameWords = [
  ["الرياض", "Al Riyadh"],
  ["النخيل", "Al Nakheel"],
  ["الخليج", "Al Khaleej"],
  ["الواحة", "Al Waha"],
  ["الفيصل", "Al Faisal"],
  ["النور", "Al Noor"],
  ["البركة", "Al Baraka"],
  ["الصقر", "Al Saqr"],
  ["المدينة", "Al Madina"],
  ["الأمانة", "Al Amana"],
  ["دار السلام", "Dar Al Salam"],
  ["الرواد", "Al Rowad"],
];
const arabicTrades: NameWords = [
  ["للتجارة", "Trading"],
  ["للاستيراد والتصدير", "Import & Export"],
  ["للإلكترونيات", "Electronics"],
  ["للأجهزة المنزلية", "Home Appliances"],
  ["لقطع الغيار", "Spare Parts"],
  ["للمقاولات", "Contracting"],
  ["للأثاث", "Furniture"],
  ["للملابس", "Garments"],
];
const latinStems: Words = [
  "Falcon",
  "Oasis",
  "Crescent",
  "Atlas",
  "Northgate",
  "Bluewater",
  "Silverline",
  "Meridian",
  "Summit",
  "Harbour",
  "Palm",
  "Orient",
];
const latinTrades: Words = [
  "Trading",
  "Imports",
  "Electronics",
  "Home",
  "Auto Parts",
  "Textiles",
  "Supply",
  "Retail",
  "Medical",
  "Industrial",
];
/** A company's own name, and the same in English. */
export interface CompanyNames {
  own: string;
  english: string;
}

/** Names of a company that sits in a city (by its English name), with the company form usual there. */
export function companyNames(random: Random, script: Script, city: string): CompanyNames {
  if (script === "chinese") {
    const [[stem, stemEn], [trade, tradeEn]] = [random.pick(chineseStems), random.pick(chineseTrades)];
    const form = city === "Hong Kong" ? "Limited" : "Co., Ltd";
    return {
      own: `${chineseCities[city] ?? ""}${stem}${trade}有限公司`,
      english: `${city} ${stemEn} ${tradeEn} ${form}`,
    };
  }
  if (script === "arabic") {
    const [[stem, stemEn], [trade, tradeEn]] = [random.pick(arabicStems), random.pick(arabicTrades)];
    return { own: `شركة ${stem} ${trade}`, english: `${stemEn} ${tradeEn} Co.` };
  }
  const name = `${random.pick(latinStems)} ${random.pick(latinTrades)} ${random.pick(["LLC", "Ltd", "Est.", "Co."])}`;
  return { own: name, english: name };
}
