import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

/** The tenant. A newly registered user's company is a shell: `code` is null until AddCompanyInfo. */
export const companies = pgTable(
  "company",
  {
    companyId: companyId(),
    code: text("code"),
    companyName: text("company_name").notNull().default(""),
    companyNameEn: text("company_name_en").notNull().default(""),
    legalPerson: text("legal_person").notNull().default(""),
    creditCode: text("credit_code").notNull().default(""),
    /** Of tax invoices: in the Gulf the VAT number; empty where the credit code is it. */
    taxNumber: text("tax_number").notNull().default(""),
    country: text("country").notNull().default(""),
    city: text("city").notNull().default(""),
    address: text("address").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    website: text("website").notNull().default(""),
    logoFileId: uuid("logo_file_id"),
    licenceFileId: uuid("licence_file_id"),
    sealFileId: uuid("seal_file_id"),
    /** cm³ per kg for air and air to door; 6000 unless set (decisions.md, "Waybills"). */
    airDivisor: integer("air_divisor").notNull().default(6000),
    /** cm³ per kg for express; 5000 unless set. */
    expressDivisor: integer("express_divisor").notNull().default(5000),
    settlementCurrency: text("settlement_currency").notNull().default("RMB"),
    /** Of the tz database; that of its country at first. Today, what is overdue and the year of numbers follow it. */
    timeZone: text("time_zone").notNull().default("UTC"),
    /** False: the users cannot switch languages (overview §6). */
    multiLanguage: boolean("multi_language").notNull().default(true),
    validUntil: date("valid_until", { mode: "string" }),
    ...tracked(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** Directory: which company a code is, and its public name. */
export const companyDirectory = pgTable(
  "company_directory",
  {
    code: text("code").primaryKey(),
    companyId: uuid("company_id").notNull(),
    companyName: text("company_name").notNull(),
    companyNameEn: text("company_name_en").notNull().default(""),
    /** Both names in lower case, for the search by name. */
    searchText: text("search_text").notNull(),
    /** Its demo data are coming in. Where nobody loads them any more, the loading broke off. */
    loadingDemo: boolean("loading_demo").notNull().default(false),
  },
  (table) => [index("company_directory_company").on(table.companyId)],
);

/** A staff user (catalogue §3, "Role and user"). */
export const users = pgTable(
  "staff_user",
  {
    companyId: companyId(),
    id: recordId(),
    userName: text("user_name").notNull(),
    email: text("email").notNull().default(""),
    /** E.164, or empty. */
    phone: text("phone").notNull().default(""),
    weChatOpenId: text("we_chat_open_id"),
    passwordHash: text("password_hash").notNull(),
    headImgFileId: uuid("head_img_file_id"),
    roleLevel: smallint("role_level").notNull().default(3),
    parentUserId: uuid("parent_user_id"),
    position: text("position").notNull().default(""),
    introduction: text("introduction").notNull().default(""),
    /** Said to whoever opens the share link; empty: there is none. */
    shareMessage: text("share_message").notNull().default(""),
    state: text("state", { enum: ["normal", "frozen"] })
      .notNull()
      .default("normal"),
    language: text("language").notNull().default(""),
    lastSignInAt: moment("last_sign_in_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("staff_user_parent").on(table.companyId, table.parentUserId),
    index("staff_user_name").on(table.companyId, table.userName),
  ],
);

/** A user's e-wallet, into which requests are paid. */
export const electronicWallets = pgTable(
  "electronic_wallet",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    provider: text("provider").notNull(),
    accountName: text("account_name").notNull(),
    /** The empty text: there is none any more. */
    walletNumber: text("wallet_number").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Somebody whom a user's share link brought in (decisions.md, "Product and names"). */
export const sharedRegistrations = pgTable(
  "shared_registration",
  {
    companyId: companyId(),
    id: recordId(),
    /** Whose link it was. */
    userId: uuid("user_id").notNull(),
    /** The name that the person registered with. */
    userName: text("user_name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }).onDelete(
      "cascade",
    ),
    index("shared_registration_user").on(table.companyId, table.userId, table.createdAt.desc()),
  ],
);

/** A title for tax invoices; title and tax number never change once added (catalogue §5). */
export const invoiceTitles = pgTable(
  "invoice_title",
  {
    companyId: companyId(),
    id: recordId(),
    title: text("title").notNull(),
    taxNumber: text("tax_number").notNull(),
    address: text("address").notNull().default(""),
    phone: text("phone").notNull().default(""),
    bankName: text("bank_name").notNull().default(""),
    bankNumber: text("bank_number").notNull().default(""),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("invoice_title_tax_number").on(table.companyId, table.taxNumber),
  ],
);
