import type { MainBusiness, SupplierKind } from "@lading/contract/supplier";

/** A supplier of the demo companies, before it is stored. */
export interface DemoSupplier {
  name: string;
  nameEn: string;
  kind: SupplierKind;
  country: string;
  city: string;
  contact: string;
  phone: string;
  domain: string;
  business: readonly MainBusiness[];
  remark?: string;
  status?: "restricted" | "disabled";
}

/** Overseas agents: country, city, airport and seaport that they serve. */
export interface DemoAgent extends DemoSupplier {
  airport: string;
  seaport: string;
  hours: string;
  papers: string;
  customs: string;
}

const agent = (
  [name, nameEn, contact]: readonly [string, string, string],
  [country, city, airport, seaport]: readonly [string, string, string, string],
  [phone, domain, hours]: readonly [string, string, string],
  [papers, customs]: readonly [string, string],
): DemoAgent => ({
  name,
  nameEn,
  kind: "overseasAgent",
  country,
  city,
  contact,
  phone,
  domain,
  business: ["airFreight", "seaFreight", "customsClearance", "delivery"],
  airport,
  seaport,
  hours,
  papers,
  customs,
});

const saudi = [
  "MAWB + HAWB\nCommercial invoice and packing list (Arabic or English)\nCertificate of origin\nSABER certificate",
  "Consignee must be registered with FASAH. SABER certificate before arrival; invoices must show HS codes of 12 digits.",
] as const;
const gulf = [
  "MAWB + HAWB\nCommercial invoice and packing list\nCertificate of origin",
  "Consignee's importer code is needed. Food and cosmetics: Montaji registration before arrival.",
] as const;

export const demoAgents: readonly DemoAgent[] = [
  agent(
    ["بوابة الرياض للخدمات اللوجستية", "Riyadh Gate Logistics", "فهد العتيبي"],
    ["SA", "Riyadh", "RUH", "SADMM"],
    ["+966 11 234 5678", "riyadhgate.example", "Sun–Thu 08:00–17:00 (UTC+3)"],
    saudi,
  ),
  agent(
    ["شركة البحر الأحمر للملاحة", "Red Sea Shipping Agencies", "سعد الغامدي"],
    ["SA", "Jeddah", "JED", "SAJED"],
    ["+966 12 634 9021", "redsea-agencies.example", "Sun–Thu 08:30–17:30 (UTC+3)"],
    saudi,
  ),
  agent(
    ["شركة خليج الشرق للتخليص", "Eastern Gulf Clearing", "ناصر الدوسري"],
    ["SA", "Dammam", "DMM", "SADMM"],
    ["+966 13 832 4410", "easterngulf.example", "Sun–Thu 08:00–17:00 (UTC+3)"],
    saudi,
  ),
  agent(
    ["Jebel Ali Cargo Partners", "Jebel Ali Cargo Partners", "Anil Menon"],
    ["AE", "Dubai", "DXB", "AEJEA"],
    ["+971 4 881 2345", "jacp.example", "Mon–Fri 08:00–18:00 (UTC+4)"],
    gulf,
  ),
  agent(
    ["شركة الكويت العالمية للشحن", "Kuwait Universal Freight", "بدر المطيري"],
    ["KW", "Kuwait City", "KWI", "KWSWK"],
    ["+965 2245 6789", "kuf.example", "Sun–Thu 08:00–16:00 (UTC+3)"],
    gulf,
  ),
  agent(
    ["Hanse Fracht Kontor GmbH", "Hanse Fracht Kontor GmbH", "Jana Petersen"],
    ["DE", "Hamburg", "HAM", "DEHAM"],
    ["+49 40 3750 1234", "hansefracht.example", "Mon–Fri 08:00–17:00 (UTC+1)"],
    [
      "MAWB + HAWB\nCommercial invoice, packing list\nEORI number of the consignee",
      "ENS (ICS2) before loading. Anti-dumping duty on ceramics, bicycles and aluminium: ask before booking.",
    ],
  ),
  agent(
    ["Pacific Bridge Forwarding Inc.", "Pacific Bridge Forwarding Inc.", "Maria Lopez"],
    ["US", "Los Angeles", "LAX", "USLAX"],
    ["+1 310 555 0142", "pacbridge.example", "Mon–Fri 08:30–17:30 (UTC-8)"],
    [
      "HBL/HAWB\nCommercial invoice and packing list\nISF data 24 hours before loading",
      "ISF 10+2 no later than 24 hours before loading. FDA prior notice for food; TSCA statement for chemicals.",
    ],
  ),
  agent(
    ["Rotterdam Quay Services B.V.", "Rotterdam Quay Services B.V.", "Pieter de Vries"],
    ["NL", "Rotterdam", "AMS", "NLRTM"],
    ["+31 10 428 7700", "quayservices.example", "Mon–Fri 08:00–17:30 (UTC+1)"],
    ["HBL/HAWB\nCommercial invoice, packing list\nEORI number", "Limited fiscal representation possible (article 23)."],
  ),
];

export const demoSuppliers: readonly DemoSupplier[] = [
  {
    name: "中国南方航空货运",
    nameEn: "China Southern Air Logistics",
    kind: "airline",
    country: "CN",
    city: "Guangzhou",
    contact: "刘海涛",
    phone: "+86 20 8613 1000",
    domain: "csair-cargo.example",
    business: ["airFreight"],
  },
  {
    name: "الخطوط السعودية للشحن",
    nameEn: "Saudia Cargo Sales",
    kind: "airline",
    country: "SA",
    city: "Jeddah",
    contact: "ماجد الحربي",
    phone: "+966 12 698 4700",
    domain: "svcargo.example",
    business: ["airFreight", "coldChain"],
  },
  {
    name: "中远海运集装箱",
    nameEn: "COSCO Container Services",
    kind: "shippingLine",
    country: "CN",
    city: "Shanghai",
    contact: "周敏",
    phone: "+86 21 3512 4888",
    domain: "cosco-desk.example",
    business: ["seaFreight", "dangerousGoods"],
  },
  {
    name: "深圳前海拼箱",
    nameEn: "Qianhai Consolidation",
    kind: "coLoader",
    country: "CN",
    city: "Shenzhen",
    contact: "黄志强",
    phone: "+86 755 8821 3300",
    domain: "qhlcl.example",
    business: ["seaFreight", "airFreight", "eCommerce"],
  },
  {
    name: "盐田通达报关行",
    nameEn: "Yantian Tongda Customs",
    kind: "customsBroker",
    country: "CN",
    city: "Shenzhen",
    contact: "吴晓燕",
    phone: "+86 755 2529 6611",
    domain: "tongda-customs.example",
    business: ["customsClearance"],
  },
  {
    name: "粤港快运车队",
    nameEn: "Canton–Hong Kong Trucking",
    kind: "haulier",
    country: "CN",
    city: "Shenzhen",
    contact: "梁伟明",
    phone: "+86 755 8377 2020",
    domain: "ghk-truck.example",
    business: ["trucking"],
  },
  {
    name: "أسطول الصحراء للنقل",
    nameEn: "Desert Fleet Transport",
    kind: "haulier",
    country: "SA",
    city: "Dammam",
    contact: "تركي القحطاني",
    phone: "+966 13 857 1212",
    domain: "desertfleet.example",
    business: ["trucking", "projectCargo"],
  },
  {
    name: "宝安机场物流园",
    nameEn: "Bao'an Airport Logistics Park",
    kind: "warehouseOperator",
    country: "CN",
    city: "Shenzhen",
    contact: "何丽",
    phone: "+86 755 2345 9900",
    domain: "balp.example",
    business: ["warehousing", "packing"],
  },
  {
    name: "Jafza Storage FZE",
    nameEn: "Jafza Storage FZE",
    kind: "warehouseOperator",
    country: "AE",
    city: "Dubai",
    contact: "Ravi Nair",
    phone: "+971 4 805 6600",
    domain: "jafzastorage.example",
    business: ["warehousing", "coldChain"],
  },
  {
    name: "نجد للتوصيل السريع",
    nameEn: "Najd Last Mile",
    kind: "courier",
    country: "SA",
    city: "Riyadh",
    contact: "عبدالله الشمري",
    phone: "+966 11 920 0155",
    domain: "najdlm.example",
    business: ["delivery", "eCommerce"],
  },
  {
    name: "平安货运保险",
    nameEn: "Ping An Cargo Insurance",
    kind: "insurer",
    country: "CN",
    city: "Shenzhen",
    contact: "郑洁",
    phone: "+86 755 9551 1000",
    domain: "pa-cargo.example",
    business: ["insurance"],
  },
  {
    name: "广州联运拖车",
    nameEn: "Guangzhou United Drayage",
    kind: "haulier",
    country: "CN",
    city: "Guangzhou",
    contact: "谢军",
    phone: "+86 20 3480 1188",
    domain: "gz-drayage.example",
    business: ["trucking"],
    remark: "2026 年 3 月两票延误",
    status: "restricted",
  },
  {
    name: "恒通包装厂",
    nameEn: "Hengtong Packing",
    kind: "other",
    country: "CN",
    city: "Dongguan",
    contact: "蔡国华",
    phone: "+86 769 2288 7766",
    domain: "htpack.example",
    business: ["packing"],
    remark: "已搬迁，不再合作",
    status: "disabled",
  },
];

export function isAgent(one: DemoSupplier): one is DemoAgent {
  return "airport" in one;
}
