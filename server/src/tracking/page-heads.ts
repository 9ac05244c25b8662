import type { PageHead } from "#core/http";

/** How the public's pages are told to those who share them. A shipment's page says nothing of the shipment. */
export const trackingPages: readonly PageHead[] = [
  {
    path: "/checkWaybillHome",
    title: { zh: "物流查询", en: "Logistics query", ar: "الاستعلام عن الشحنات" },
    description: {
      zh: "输入运单号、订单号或快递单号，即可查看路线、日期和全程轨迹，无需登录",
      en: "Enter a waybill, order or courier number. You see the route, the dates and every step so far; no account needed.",
      ar: "أدخل رقم البوليصة أو رقم طلبك أو رقم الشحنة السريعة لترى المسار والتواريخ وكل خطوة حتى الآن، دون الحاجة إلى حساب.",
    },
    isListed: true,
  },
  {
    path: "/waybillDetail",
    title: { zh: "货物轨迹", en: "Shipment tracking", ar: "تتبّع الشحنات" },
    description: {
      zh: "打开链接即可查看货物的路线、日期和最新轨迹，轨迹实时更新。",
      en: "Open the link for the shipment's route, its dates and its latest events, which update by themselves.",
      ar: "افتح الرابط لترى مسار الشحنة وتواريخها وآخر أحداثها التي تُحدَّث تلقائيًا.",
    },
    isListed: false,
  },
];
