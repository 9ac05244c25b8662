import type { Random } from "./random.ts";

type Words = readonly [string, ...string[]];

// No name put together of these is on a sanctions list: a demo whose people must be screened away teaches to click.
const chineseFamilies: Words = [
  "王",
  "李",
  "张",
  "刘",
  "陈",
  "杨",
  "黄",
  "赵",
  "吴",
  "周",
  "徐",
  "孙",
  "马",
  "朱",
  "胡",
  "郭",
  "何",
  "林",
  "高",
  "罗",
  "郑",
  "梁",
  "谢",
  "宋",
  "唐",
  "许",
  "邓",
  "冯",
  "韩",
  "曹",
];
const chineseGiven: Words = [
  "鹏",
  "梅",
  "琳",
  "敏",
  "静",
  "丽",
  "强",
  "斌",
  "军",
  "洋",
  "煊",
  "蓉",
  "杰",
  "娟",
  "涛",
  "明",
  "超",
  "秀英",
  "霞",
  "平",
  "刚",
  "桂英",
  "建华",
  "志强",
  "晓明",
  "海燕",
  "文博",
  "子涵",
  "浩然",
  "雨桐",
  "思远",
  "佳怡",
];
const arabicGiven: Words = [
  "محمد",
  "أحمد",
  "عبدالله",
  "خالد",
  "سعد",
  "فهد",
  "سلطان",
  "ناصر",
  "يوسف",
  "إبراهيم",
  "عمر",
  "علي",
  "حسن",
  "طارق",
  "ماجد",
  "فاطمة",
  "عائشة",
  "نورة",
  "سارة",
  "مريم",
  "هند",
  "ريم",
  "لطيفة",
  "منى",
];
const arabicFamilies: Words = [
  "الخميس",
  "المسند",
  "الزامل",
  "الرويلي",
  "الدوسري",
  "الغامدي",
  "السبيعي",
  "المطيري",
  "الشهري",
  "البقمي",
  "السويدان",
  "الفوزان",
  "المهيدب",
  "البابطين",
  "السويدي",
  "البلوشي",
  "الصباح",
  "العجمي",
  "الجبرين",
  "الشايع",
];
const latinGiven: Words = [
  "James",
  "Mary",
  "Robert",
  "Aisha",
  "Omar",
  "Priya",
  "Rahul",
  "Sofia",
  "Lucas",
  "Emma",
  "Yusuf",
  "Elif",
  "Marta",
  "Pieter",
  "Hannah",
  "Kwame",
  "Ngozi",
  "Siti",
  "Bambang",
  "Grace",
];
const latinFamilies: Words = [
  "Anderson",
  "Smith",
  "Khan",
  "Sharma",
  "Patel",
  "Yilmaz",
  "Demir",
  "de Vries",
  "Müller",
  "Novak",
  "Okafor",
  "Mensah",
  "Santoso",
  "Rahman",
  "Garcia",
  "Rossi",
  "Nguyen",
  "Brown",
  "Fernandez",
  "Otieno",
];

/** The script that a party writes its names in. */
export type Script = "chinese" | "arabic" | "latin";

/** A person's name in that script. */
export function personName(random: Random, script: Script): string {
  if (script === "chinese") return random.pick(chineseFamilies) + random.pick(chineseGiven);
  if (script === "arabic") return `${random.pick(arabicGiven)} ${random.pick(arabicFamilies)}`;
  return `${random.pick(latinGiven)} ${random.pick(latinFamilies)}`;
}

const scripts: Readonly<Record<string, Script>> = {
  CN: "chinese",
  HK: "chinese",
  SA: "arabic",
  AE: "arabic",
  KW: "arabic",
  OM: "arabic",
  BH: "arabic",
  EG: "arabic",
};

/** The script that parties of a country write their names in. */
export function scriptOf(country: string): Script {
  return scripts[country] ?? "latin";
}

/** The beginning of a mobile number of each country, and how many digits follow. */
const mobiles: Readonly<Record<string, readonly [prefix: string, digits: number]>> = {
  CN: ["+86 138 ", 8],
  HK: ["+852 9", 7],
  SA: ["+966 50 ", 7],
  AE: ["+971 50 ", 7],
  KW: ["+965 99", 6],
  OM: ["+968 92", 6],
  BH: ["+973 36", 6],
  EG: ["+20 100 ", 7],
  TR: ["+90 532 ", 7],
  NL: ["+31 6 1", 7],
  DE: ["+49 151 1", 7],
  GB: ["+44 7400 ", 6],
  // Numbers that nobody has (North American Numbering Plan, 555-0100 to 555-0199).
  US: ["+1 202 555 01", 2],
  SG: ["+65 91", 6],
  KE: ["+254 712 ", 6],
  NG: ["+234 803 ", 7],
};

/** A mobile number as it is dialled from abroad. */
export function phoneNumber(random: Random, country: string): string {
  const [prefix, count] = mobiles[country] ?? ["+1 202 555 01", 2];
  return prefix + Array.from({ length: count }, () => random.between(0, 9)).join("");
}
