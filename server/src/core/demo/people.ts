import type { Random } from "./random.ts";

type Words = readonly [string, ...string[]];

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
  "伟",
  "芳",
  "娜",
  "敏",
  "静",
  "丽",
  "强",
  "磊",
  "军",
  "洋",
  "勇",
  "艳",
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
  "العتيبي",
  "الحربي",
  "القحطاني",
  "الشمري",
  "الدوسري",
  "الغامدي",
  "الزهراني",
  "المطيري",
  "الشهري",
  "العنزي",
  "المري",
  "النعيمي",
  "الكعبي",
  "الهاشمي",
  "السويدي",
  "البلوشي",
  "الصباح",
  "العجمي",
  "الرشيدي",
  "المصري",
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
  "Budi",
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

const chinesePlaces: Words = ["深圳", "广州", "义乌", "宁波", "上海", "东莞", "厦门", "青岛", "佛山", "中山"];
const chineseStems: Words = [
  "明远",
  "华腾",
  "瑞丰",
  "恒通",
  "锦程",
  "天辰",
  "盛达",
  "宏图",
  "百川",
  "新锐",
  "凯达",
  "永信",
  "联创",
  "鼎盛",
  "嘉禾",
];
const chineseTrades: Words = ["电子", "科技", "纺织", "家居", "五金", "照明", "机械", "贸易", "服饰", "汽配"];
const arabicStems: Words = [
  "الرياض",
  "النخيل",
  "الخليج",
  "الواحة",
  "الفيصل",
  "النور",
  "البركة",
  "الصقر",
  "المدينة",
  "الأمانة",
  "دار السلام",
  "الهدى",
];
const arabicTrades: Words = [
  "للتجارة",
  "للاستيراد والتصدير",
  "للإلكترونيات",
  "للأجهزة المنزلية",
  "لقطع الغيار",
  "للمقاولات",
  "للأثاث",
  "للملابس",
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

/** The script that a party writes its names in. */
export type Script = "chinese" | "arabic" | "latin";

/** A person's name in that script. */
export function personName(random: Random, script: Script): string {
  if (script === "chinese") return random.pick(chineseFamilies) + random.pick(chineseGiven);
  if (script === "arabic") return `${random.pick(arabicGiven)} ${random.pick(arabicFamilies)}`;
  return `${random.pick(latinGiven)} ${random.pick(latinFamilies)}`;
}

/** A company's name in that script, with the company form usual there. */
export function companyName(random: Random, script: Script): string {
  if (script === "chinese")
    return `${random.pick(chinesePlaces)}市${random.pick(chineseStems)}${random.pick(chineseTrades)}有限公司`;
  if (script === "arabic") return `شركة ${random.pick(arabicStems)} ${random.pick(arabicTrades)}`;
  return `${random.pick(latinStems)} ${random.pick(latinTrades)} ${random.pick(["LLC", "Ltd", "Est.", "Co."])}`;
}

/** A mobile number as it is dialled from abroad. */
export function phoneNumber(random: Random, country: string): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join("");
  const prefixes: Record<string, string> = {
    CN: "+86 138 ",
    HK: "+852 9",
    SA: "+966 50 ",
    AE: "+971 50 ",
    QA: "+974 55",
    KW: "+965 99",
    OM: "+968 92",
    BH: "+973 36",
  };
  return `${prefixes[country] ?? "+1 202 555 "}${digits(prefixes[country] ? 7 : 4)}`;
}
