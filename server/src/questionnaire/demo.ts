import type { QuestionCategory } from "@lading/contract/questionnaire";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { makeQuestionnaire, type MadeAnswer } from "./make.ts";

const day = 86_400_000;
const text = (zh: string, en: string, ar: string) => ({ zh, en, ar });
const choice = (key: string, zh: string, en: string, ar: string) => ({ key, text: text(zh, en, ar) });
const yesNo = [choice("yes", "是", "Yes", "نعم"), choice("no", "否", "No", "لا")];
const question = { required: false, choices: [] };

const categories: QuestionCategory[] = [
  {
    key: "company",
    title: text("公司概况", "The company", "عن الشركة"),
    questions: [
      {
        ...question,
        key: "services",
        type: "multiple",
        required: true,
        text: text("提供哪些服务？", "Which services do you offer?", "ما الخدمات التي تقدمونها؟"),
        choices: [
          choice("truck", "公路运输", "Road transport", "النقل البري"),
          choice("store", "仓储", "Warehousing", "التخزين"),
          choice("customs", "报关清关", "Customs clearance", "التخليص الجمركي"),
          choice("pack", "包装加固", "Packing and lashing", "التغليف والتثبيت"),
        ],
      },
      {
        ...question,
        key: "founded",
        type: "date",
        text: text("成立日期", "Founded on", "تاريخ التأسيس"),
      },
      {
        ...question,
        key: "insured",
        type: "single",
        required: true,
        text: text(
          "是否投保承运人责任险？",
          "Do you carry freight liability insurance?",
          "هل لديكم تأمين مسؤولية الناقل؟",
        ),
        choices: yesNo,
      },
    ],
  },
  {
    key: "capacity",
    title: text("运力与价格", "Capacity and prices", "السعة والأسعار"),
    questions: [
      {
        ...question,
        key: "trucks",
        type: "number",
        required: true,
        text: text("自有车辆数", "Trucks of your own", "عدد الشاحنات المملوكة"),
      },
      {
        ...question,
        key: "price",
        type: "number",
        text: text(
          "港口至市内 40 尺柜运价（美元）",
          "Port to city, 40' container (USD)",
          "من الميناء إلى المدينة، حاوية 40 قدمًا (دولار)",
        ),
      },
      {
        ...question,
        key: "terms",
        type: "single",
        text: text("账期", "Terms of payment", "شروط الدفع"),
        choices: [
          choice("cash", "预付", "In advance", "مقدمًا"),
          choice("days30", "30 天", "30 days", "30 يومًا"),
          choice("days60", "60 天", "60 days", "60 يومًا"),
        ],
      },
      {
        ...question,
        key: "note",
        type: "longText",
        text: text(
          "旺季运力如何保障？",
          "How do you secure capacity in the peak season?",
          "كيف تضمنون السعة في مواسم الذروة؟",
        ),
      },
    ],
  },
];

type Row = readonly [supplierName: string, contact: string, values: Record<string, string | string[]>];

const suppliers: readonly Row[] = [
  [
    "深圳市鹏程运输有限公司",
    "林志强",
    {
      services: ["truck", "store"],
      founded: "2009-04-18",
      insured: "yes",
      trucks: "46",
      price: "310",
      terms: "days30",
      note: "与三家车队签有旺季保障协议，可提前两周锁定车辆。",
    },
  ],
  [
    "مؤسسة الخليج للنقل البري",
    "عمر الحداد",
    {
      services: ["truck", "customs"],
      founded: "2014-01-05",
      insured: "yes",
      trucks: "28",
      price: "345.5",
      terms: "days60",
      note: "لدينا أسطول احتياطي من 12 شاحنة في جدة والدمام.",
    },
  ],
  [
    "Harbour Link Logistics",
    "Priya Nair",
    {
      services: ["truck", "store", "customs", "pack"],
      founded: "2001-09-30",
      insured: "yes",
      trucks: "120",
      price: "298",
      terms: "days30",
      note: "Capacity is reserved against a four-week forecast.",
    },
  ],
  ["广州南沙联运仓储", "周敏", { services: ["store", "pack"], insured: "no", trucks: "0", terms: "cash" }],
  [
    "Red Sea Clearing and Forwarding",
    "Yusuf Karim",
    {
      services: ["customs"],
      founded: "2018-06-11",
      insured: "yes",
      trucks: "6",
      price: "372",
      terms: "days30",
      note: "Through partners in Jeddah Islamic Port.",
    },
  ],
];

/** A questionnaire that five suppliers have answered, one of them twice, and that two have not. */
export async function addDemoQuestionnaire(db: Db, { companyId, operators: [person] }: DemoCompany): Promise<void> {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * day);
  const answers = suppliers.map(([supplierName, contact, values], place): MadeAnswer => {
    const at = ago(6 - place);
    const first = { at: new Date(at.getTime() - day), values: { ...values, price: "390", terms: "cash" } };
    return {
      respondent: { supplierName, contact, email: `supplier${place + 1}@partners.example`, phone: "" },
      invitedAt: ago(9),
      submitted: place === 1 ? [first, { at, values }] : [{ at, values }],
    };
  });
  const silent = ["quotes@eastgate.example", "ops@jebelali-trucks.example"].map((email, place): MadeAnswer => {
    const respondent = { supplierName: "", contact: "", email, phone: "" };
    return { respondent, invitedAt: ago(9), submitted: [], ...(place === 0 && { openedAt: ago(8) }) };
  });
  await makeQuestionnaire(db, {
    companyId,
    person,
    title: text("2027 年度供应商评估", "Supplier review 2027", "تقييم الموردين لعام 2027"),
    intro: text(
      "感谢合作。填写约需 10 分钟，提交后在截止前可修改。",
      "Thank you for working with us. It takes about ten minutes; you can change your answers until it closes.",
      "شكرًا لتعاونكم. تستغرق الإجابة نحو عشر دقائق، ويمكنكم تعديلها حتى موعد الإغلاق.",
    ),
    closesAt: new Date(now + 21 * day),
    createdAt: ago(10),
    categories,
    answers: [...answers, ...silent],
  });
}
