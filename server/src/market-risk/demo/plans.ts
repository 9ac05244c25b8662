import type { ListAttribute } from "@lading/contract/market-risk";
import type { FurnishedList } from "../lists/furnish.ts";

/** A query, the entries that it finds, and what was decided. */
export interface PlannedQuery {
  name: string;
  country: string;
  /** References of the entries. */
  finds: readonly string[];
  verdict?: {
    attribute: ListAttribute;
    narrative: string;
    warningNumber?: string;
    caseId?: string;
    swiftMessage?: string;
  };
}

interface PlannedParty {
  name: string;
  kind: "company" | "person";
  otherNames: string[];
  country: string;
  identityNumber: string;
  reason: string;
  enabled: boolean;
}

interface RiskPlan {
  lists: readonly FurnishedList["source"][];
  queries: readonly PlannedQuery[];
  /** References of entries that names of the demo's parties are like. */
  partyHits: readonly string[];
  restricted: readonly PlannedParty[];
  /** Whether such a party blocks a waybill; otherwise it warns. */
  blocks: boolean;
}

/** The first company only warns, the second blocks. */
export const riskPlans: Readonly<Record<"first" | "second", RiskPlan>> = {
  first: {
    lists: ["un", "ofacConsolidated"],
    queries: [
      { name: "Ahmed Hassan", country: "AE", finds: ["QDi.192", "CDi.040"] },
      { name: "Blue Ocean Shipping", country: "AE", finds: [] },
      {
        name: "Abdul Rahman Yasin",
        country: "",
        finds: ["QDi.037", "QDi.309"],
        verdict: {
          attribute: "normal",
          narrative: "护照显示出生日期为 1988 年，国籍为阿联酋，与名单所列人员不符。",
          caseId: "AML-2026-0117",
        },
      },
      { name: "有限公司", country: "CN", finds: [] },
      {
        name: "Korea Mining Development Trading Corp",
        country: "",
        finds: ["KPe.001"],
        verdict: {
          attribute: "sanctions",
          narrative: "名称与安理会名单 KPe.001 完全一致，收货地址也相符，已拒绝承运并上报合规部。",
          warningNumber: "YJ-2026-0043",
          caseId: "AML-2026-0112",
          swiftMessage: "MT103 :59: KOREA MINING DEVELOPMENT TRADING CORP",
        },
      },
      {
        name: "昆仑银行",
        country: "CN",
        finds: ["15268"],
        verdict: {
          attribute: "sanctions",
          narrative: "付款行为名单所列银行，已请客户更换付款行。",
          warningNumber: "YJ-2026-0038",
          caseId: "AML-2026-0098",
        },
      },
      { name: "Global Shipping Services Ltd", country: "SA", finds: [] },
    ],
    partyHits: ["QDi.231", "QDi.292", "QDi.330", "QDe.165", "QDi.152", "KPi.031", "QDi.247", "TAi.052"],
    restricted: [
      {
        name: "Grey Heron Freight LLC",
        kind: "company",
        otherNames: ["Grey Heron Cargo", "جراي هيرون للشحن"],
        country: "AE",
        identityNumber: "CN-1184520",
        reason: "自 2025 年起拖欠运费，催收无果",
        enabled: true,
      },
      {
        name: "深圳市恒达通物流有限公司",
        kind: "company",
        otherNames: ["Hengdatong Logistics"],
        country: "CN",
        identityNumber: "91440300MA5EXMPL1X",
        reason: "两次以普货申报锂电池",
        enabled: true,
      },
      {
        name: "Northgate Trading FZE",
        kind: "company",
        otherNames: [],
        country: "AE",
        identityNumber: "",
        reason: "纠纷已结清，恢复合作",
        enabled: false,
      },
    ],
    blocks: false,
  },
  second: {
    lists: ["ofacConsolidated"],
    queries: [
      { name: "Jeddah Trading Est.", country: "SA", finds: [] },
      {
        name: "Bank of Kunlun",
        country: "CN",
        finds: ["15268"],
        verdict: {
          attribute: "sanctions",
          narrative: "البنك هو المدرج في القائمة نفسه، وطُلب من العميل الدفع عبر بنك آخر.",
          warningNumber: "W-2026-0011",
          caseId: "AML-2026-0021",
        },
      },
    ],
    partyHits: ["9703", "9712", "9642", "9715", "32106"],
    restricted: [
      {
        name: "مؤسسة النجم الأزرق للشحن",
        kind: "company",
        otherNames: ["Blue Star Freight Est."],
        country: "SA",
        identityNumber: "1010884520",
        reason: "بيانات جمركية مزوّرة في شحنتين",
        enabled: true,
      },
    ],
    blocks: true,
  },
};
