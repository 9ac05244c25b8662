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
    ["+966 11 463 7720", "riyadhgate.example", "Sun–Thu 08:00–17:00 (UTC+3)"],
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

type Told = Pick<DemoSupplier, "kind" | "business" | "remark" | "status">;

const supplier = (
  [name, nameEn, contact]: readonly [string, string, string],
  [country, city]: readonly [string, string],
  [phone, domain]: readonly [string, string],
  told: Told,
): DemoSupplier => ({ name, nameEn, contact, country, city, phone, domain, ...told });

export const demoSuppliers: readonly DemoSupplier[] = [
  supplier(
    ["中国南方航空货运", "China Southern Air Logistics", "刘海涛"],
    ["CN", "Guangzhou"],
    ["+86 20 8613 1000", "csair-cargo.example"],
    { kind: "airline", business: ["airFreight"] },
  ),
  supplier(
    ["الخطوط السعودية للشحن", "Saudia Cargo Sales", "ماجد الحربي"],
    ["SA", "Jeddah"],
    ["+966 12 698 4700", "svcargo.example"],
    { kind: "airline", business: ["airFreight", "coldChain"] },
  ),
  supplier(
    ["中远海运集装箱", "COSCO Container Services", "周敏"],
    ["CN", "Shanghai"],
    ["+86 21 3512 4888", "cosco-desk.example"],
    { kind: "shippingLine", business: ["seaFreight", "dangerousGoods"] },
  ),
  supplier(
    ["深圳前海拼箱", "Qianhai Consolidation", "黄志强"],
    ["CN", "Shenzhen"],
    ["+86 755 8821 3300", "qhlcl.example"],
    { kind: "coLoader", business: ["seaFreight", "airFreight", "eCommerce"] },
  ),
  supplier(
    ["盐田通达报关行", "Yantian Tongda Customs", "吴晓燕"],
    ["CN", "Shenzhen"],
    ["+86 755 2529 6611", "tongda-customs.example"],
    { kind: "customsBroker", business: ["customsClearance"] },
  ),
  supplier(
    ["粤港快运车队", "Canton–Hong Kong Trucking", "梁伟明"],
    ["CN", "Shenzhen"],
    ["+86 755 8377 2020", "ghk-truck.example"],
    { kind: "haulier", business: ["trucking"] },
  ),
  supplier(
    ["أسطول الصحراء للنقل", "Desert Fleet Transport", "تركي القحطاني"],
    ["SA", "Dammam"],
    ["+966 13 857 1212", "desertfleet.example"],
    { kind: "haulier", business: ["trucking", "projectCargo"] },
  ),
  supplier(
    ["宝安机场物流园", "Bao'an Airport Logistics Park", "何丽"],
    ["CN", "Shenzhen"],
    ["+86 755 2345 9900", "balp.example"],
    { kind: "warehouseOperator", business: ["warehousing", "packing"] },
  ),
  supplier(
    ["Jafza Storage FZE", "Jafza Storage FZE", "Ravi Nair"],
    ["AE", "Dubai"],
    ["+971 4 805 6600", "jafzastorage.example"],
    { kind: "warehouseOperator", business: ["warehousing", "coldChain"] },
  ),
  supplier(
    ["نجد للتوصيل السريع", "Najd Last Mile", "عبدالله الشمري"],
    ["SA", "Riyadh"],
    ["+966 11 920 0155", "najdlm.example"],
    { kind: "courier", business: ["delivery", "eCommerce"] },
  ),
  supplier(
    ["平安货运保险", "Ping An Cargo Insurance", "郑洁"],
    ["CN", "Shenzhen"],
    ["+86 755 9551 1000", "pa-cargo.example"],
    { kind: "insurer", business: ["insurance"] },
  ),
  supplier(
    ["广州联运拖车", "Guangzhou United Drayage", "谢军"],
    ["CN", "Guangzhou"],
    ["+86 20 3480 1188", "gz-drayage.example"],
    { kind: "haulier", business: ["trucking"], remark: "2026 年 3 月两票延误", status: "restricted" },
  ),
  supplier(["恒通包装厂", "Hengtong Packing", "蔡国华"], ["CN", "Dongguan"], ["+86 769 2288 7766", "htpack.example"], {
    kind: "other",
    business: ["packing"],
    remark: "已搬迁，不再合作",
    status: "disabled",
  }),
];

export function isAgent(one: DemoSupplier): one is DemoAgent {
  return "airport" in one;
}
