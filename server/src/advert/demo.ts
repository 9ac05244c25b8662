import { randomUUIDv7 } from "node:crypto";
import type { AdvertModule } from "@lading/contract/advert";
import type { LocalText } from "@lading/contract/core";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Files } from "#core/files";
import { cleanRichText } from "#core/rich-text";
import { users } from "#user";
import { adverts } from "./tables.ts";

interface Planned {
  module: AdvertModule;
  title: LocalText;
  content: LocalText;
  link?: string;
  picture: string;
}

const [width, height] = [960, 400];

/** Drawn, not photographed: no words in them, so that they serve every language. */
const pictures = {
  air: `<rect width="960" height="400" fill="url(#sky)"/><circle cx="770" cy="110" r="52" fill="#ffd98a"/>
    <path d="M0 320q240-70 480-20t480-40v140H0z" fill="#0a4a8a"/>
    <path d="M520 190c0-14-16-22-36-22h-70l-86-96h-36l42 96h-70l-34-40h-28l16 62-16 62h28l34-40h70l-42 96h36l86-96h70c20 0 36-8 36-22z" fill="#fff"/>`,
  sea: `<rect width="960" height="400" fill="url(#sky)"/><path d="M120 250h720l-70 90H200z" fill="#06294f"/>
    <path d="M230 200h90v50h-90zM430 200h90v50h-90z" fill="#fa8c16"/><path d="M330 200h90v50h-90zM530 200h90v50h-90zM330 146h90v50h-90z" fill="#52c41a"/>
    <path d="M230 146h90v50h-90zM430 146h90v50h-90z" fill="#1890ff"/><path d="M660 130h90v120h-90z" fill="#fff"/>
    <path d="M0 330q120-24 240 0t240 0 240 0 240 0v70H0z" fill="#0b6bcb"/>`,
  desk: `<rect width="960" height="400" fill="url(#sky)"/><rect x="300" y="80" width="360" height="230" rx="16" fill="#06294f"/>
    <rect x="322" y="102" width="316" height="186" rx="6" fill="#fff"/><path d="M350 150h140M350 190h220M350 230h180" stroke="#91caff" stroke-width="16" stroke-linecap="round"/>
    <circle cx="585" cy="150" r="22" fill="#52c41a"/><path d="M430 310h100l20 50H410z" fill="#0a4a8a"/>`,
} as const;

const planned: readonly Planned[] = [
  {
    module: "customerHome",
    picture: pictures.air,
    title: {
      zh: "深圳—利雅得包机每周三班",
      en: "Charter Shenzhen–Riyadh, three times a week",
      ar: "رحلات شحن مستأجرة من شنتشن إلى الرياض ثلاث مرات أسبوعيًا",
    },
    content: {
      zh: "<p>每周二、四、六起飞，截单时间为起飞前一天 18:00。</p><ul><li><p>普货、带电货物均可接受</p></li><li><p>利雅得机场清关及派送</p></li></ul><p>舱位请联系您的业务人员。</p>",
      en: "<p>Departures on Tuesday, Thursday and Saturday; cut-off is 18:00 the day before.</p><ul><li><p>General cargo and goods with batteries</p></li><li><p>Clearance and delivery in Riyadh</p></li></ul><p>Ask your sales contact for space.</p>",
      ar: "<p>الإقلاع أيام الثلاثاء والخميس والسبت، وآخر موعد للحجز الساعة 18:00 من اليوم السابق.</p><ul><li><p>بضائع عامة وبضائع ببطاريات</p></li><li><p>تخليص وتوصيل في الرياض</p></li></ul><p>تواصل مع مندوب المبيعات لحجز المساحة.</p>",
    },
  },
  {
    module: "login",
    picture: pictures.sea,
    title: {
      zh: "国庆期间仓库收货安排",
      en: "Warehouse hours over the National Day holiday",
      ar: "مواعيد استلام المستودع خلال عطلة اليوم الوطني",
    },
    content: {
      zh: "<p>10 月 1 日至 3 日仓库不收货，4 日起照常。拼箱截货提前至 9 月 29 日。</p>",
      en: "<p>The warehouse takes no goods from 1 to 3 October and works as usual from the 4th. Cut-off for consolidations moves to 29 September.</p>",
      ar: "<p>لا يستلم المستودع البضائع من 1 إلى 3 أكتوبر ويعود للعمل كالمعتاد من يوم 4. يتقدم موعد إقفال التجميع إلى 29 سبتمبر.</p>",
    },
  },
  {
    module: "staffHome",
    picture: pictures.desk,
    link: "https://www.iata.org/en/programs/cargo/",
    title: {
      zh: "IATA 货运规则更新",
      en: "News of IATA's cargo programmes",
      ar: "مستجدات برامج الشحن لدى IATA",
    },
    content: { zh: "", en: "", ar: "" },
  },
];

interface Place {
  companyId: string;
  files: Files;
}

/** Three adverts, each at another place, with pictures of their own. */
export async function addDemoAdverts(db: Db, { companyId, files }: Place): Promise<void> {
  const [doer] = await db
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.roleLevel, 1)));
  if (!doer) throw new Error("A demo company has an administrator");
  const rows = [];
  for (const [place, { module, title, content, link = "", picture }] of planned.entries()) {
    const bytes = await drawn(picture);
    const use = "advertImage" as const;
    const image = await files.save(db, { companyId, use, name: `${module}.jpg`, bytes, createdBy: null });
    rows.push({
      companyId,
      id: randomUUIDv7(),
      type: link === "" ? ("graphic" as const) : ("link" as const),
      title,
      content: { zh: cleanRichText(content.zh), en: cleanRichText(content.en), ar: cleanRichText(content.ar) },
      imageId: image.id,
      imageWidth: width,
      imageHeight: height,
      pictureIds: [],
      link,
      sort: (place + 1) * 10,
      shown: true,
      module,
      station: "all" as const,
      updatedBy: doer.id,
      updatedByName: doer.userName,
    });
  }
  await insertRows(db, adverts, rows);
  const by = { companyId, userId: doer.id, userName: doer.userName, ip: "127.0.0.1" };
  await logOperations(
    db,
    by,
    { entity: "advert", action: "add" },
    rows.map(({ id, title, module }) => ({
      id,
      number: title.zh,
      changes: [
        { field: "title.zh", before: null, after: title.zh },
        { field: "module", before: null, after: module },
      ],
    })),
  );
}

async function drawn(shapes: string): Promise<Uint8Array> {
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#69b7ff"/><stop offset="1" stop-color="#e4f0fd"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sky}</defs>${shapes}</svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
