import { advertModules, advertStations, advertTypes } from "@lading/contract/advert";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { LocalText } from "@lading/contract/core";
import { companyId, recordId, tracked } from "#core/columns";

/** Adverts: a company's words about itself on Lading's screens (catalogue §3, "Advert"). */
export const adverts = pgTable(
  "advert",
  {
    companyId: companyId(),
    id: recordId(),
    type: text("type", { enum: advertTypes }).notNull(),
    title: jsonb("title").$type<LocalText>().notNull(),
    /** Cleaned by `cleanRichText` before it came here; nothing else may be written. */
    content: jsonb("content").$type<LocalText>().notNull(),
    imageId: uuid("image_id"),
    /** Pixels, so that a page keeps its place before the picture is there. */
    imageWidth: integer("image_width").notNull().default(0),
    imageHeight: integer("image_height").notNull().default(0),
    /** Pictures within the contents. */
    pictureIds: uuid("picture_ids").array().notNull(),
    link: text("link").notNull(),
    sort: integer("sort").notNull(),
    shown: boolean("shown").notNull(),
    module: text("module", { enum: advertModules }).notNull(),
    station: text("station", { enum: advertStations }).notNull(),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("advert_place").on(table.companyId, table.module, table.shown, table.sort),
  ],
);
