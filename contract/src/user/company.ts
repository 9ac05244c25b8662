import { z } from "zod";
import {
  anyone,
  changedRecord,
  countryCode,
  defineCall,
  emailAddress,
  id,
  named,
  optionalText,
  orEmpty,
  phoneNumber,
  requiredText,
  rule,
  signedIn,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { fileRefusals } from "#files";
import { companyFieldTexts as texts } from "./field-texts.ts";
import { company, loadCompanyInfo } from "./own-company.ts";
import { userRefusals } from "./refusals.ts";

/** A company code: 2 to 10 capital letters or digits, a letter first. It begins every built waybill number. */
export const companyCode = z
  .string()
  .trim()
  .min(1)
  .transform((code) => code.toUpperCase())
  .refine((code) => code === "" || /^[A-Z][A-Z0-9]{1,9}$/.test(code), rule(userRefusals.companyCodeFormat));

/** A tax number: digits, letters and dashes. */
const taxNumber = orEmpty(
  z
    .string()
    .trim()
    .max(40)
    .refine((number) => /^[0-9A-Za-z-]+$/.test(number), rule(userRefusals.taxNumber)),
);

/** A company's own details (catalogue §5, "My info"). */
const companyFields = {
  companyName: requiredText(120).describe("Name"),
  companyNameEn: optionalText(160).describe("English name"),
  legalPerson: requiredText(60).describe("Legal person or director"),
  creditCode: requiredText(40).describe("Unified social credit code, or commercial registration number"),
  taxNumber: named(taxNumber, texts.taxNumber).describe(
    "Tax number for tax invoices: in the Gulf the VAT number, of 15 digits in Saudi Arabia; the empty text where the credit code is it",
  ),
  country: countryCode.describe("Country, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City"),
  address: requiredText(300).describe("Address"),
  phone: phoneNumber.describe("Phone number"),
  email: orEmpty(emailAddress).describe("E-mail address"),
  website: optionalText(200).describe("Web site"),
};

export const addCompanyInfo = defineCall({
  path: "/User/AddCompanyInfo",
  summary: "Add one's company",
  description:
    "Makes the signed-in new user its administrator, with a trial period of 30 days on all functions. The company starts with the usual roles, logistics states and one warehouse.",
  access: signedIn,
  input: z.strictObject({
    companyCode: companyCode.describe("Company code, once in the product; it begins every built waybill number"),
    ...companyFields,
    logoFileId: id.describe("Uploaded logo (JPG, 2 MB)"),
    licenceFileId: id.describe("Uploaded licence (JPG, PNG or PDF, 2 MB)"),
    officialSealFileId: id
      .nullable()
      .default(null)
      .describe("Uploaded official seal (PNG with a transparent background, 2 MB)"),
  }),
  answer: company,
  changes: true,
  refusals: [
    userRefusals.companyCodeFormat,
    userRefusals.companyCodeTaken,
    userRefusals.companyThere,
    userRefusals.taxNumber,
    fileRefusals.gone,
  ],
  example: {
    companyCode: "GULF",
    companyName: "海湾国际货运有限公司",
    companyNameEn: "Gulf International Freight Co., Ltd",
    legalPerson: "Li Wei",
    creditCode: "91440300MA5EXAMPLE",
    taxNumber: "",
    country: "CN",
    city: "Shenzhen",
    address: "1 Shennan Avenue",
    phone: "+86 755 2345 6789",
    logoFileId: someId,
    licenceFileId: "01936f5e-0000-7000-8000-000000000002",
  },
});

export const editCompanyInfo = defineCall({
  path: "/User/EditCompanyInfo",
  summary: "Change the company's own data and settings",
  access: { ...staff("/myHome/enterpriseInfo:edit"), afterExpiry: true },
  input: z.strictObject({
    ...companyFields,
    logoFileId: id.optional().describe("New logo (JPG, 2 MB); missing keeps the present one"),
    licenceFileId: id.optional().describe("New licence (JPG, PNG or PDF, 2 MB); missing keeps the present one"),
    officialSealFileId: id
      .nullable()
      .optional()
      .describe("New official seal (transparent PNG, 2 MB); null takes it away, missing keeps it"),
    airDivisor: z.int().min(1000).max(10_000).describe("cm³ a kg for air and air to door"),
    expressDivisor: z.int().min(1000).max(10_000).describe("cm³ a kg for express"),
    timeZone: requiredText(60)
      .optional()
      .describe("Its time zone, of the tz database: `Asia/Riyadh`; missing keeps the present one"),
    multiLanguage: z.boolean().describe("Its users may switch languages"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [fileRefusals.gone, userRefusals.timeZone, userRefusals.taxNumber],
  example: {
    companyName: "海湾国际货运有限公司",
    legalPerson: "Li Wei",
    creditCode: "91440300MA5EXAMPLE",
    taxNumber: "",
    country: "CN",
    city: "Shenzhen",
    address: "1 Shennan Avenue",
    phone: "+86 755 2345 6789",
    airDivisor: 6000,
    expressDivisor: 5000,
    multiLanguage: true,
    version: 1,
  },
});

const directoryEntry = z
  .object({ CompanyCode: z.string().describe("Company code"), companyName: z.string().describe("Name") })
  .meta({ id: "CompanyDirectoryEntry" });

export const getCompanyByName = defineCall({
  path: "/User/GetCompanyByName",
  summary: "Find companies on Lading by a part of their name",
  access: signedIn,
  input: z.strictObject({
    companyName: z
      .string()
      .trim()
      .max(120)
      .describe("Part of the name, at least 3 characters")
      .refine((name) => name.length >= 3, rule(userRefusals.companyNameTooShort)),
  }),
  answer: z.object({ rows: z.array(directoryEntry).describe("At most 20 companies") }),
  changes: false,
  refusals: [userRefusals.companyNameTooShort],
  example: { companyName: "Gulf" },
});

export const getCompanyList = defineCall({
  path: "/User/GetCompanyList",
  summary: "The companies that the signed-in person belongs to",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.object({ rows: z.array(directoryEntry).describe("Companies") }),
  changes: false,
  refusals: [],
  example: {},
});

export const companyCodeVerification = defineCall({
  path: "/User/CompanyCodeVerification",
  summary: "Whether a company code can still be taken",
  access: anyone,
  input: z.strictObject({ companyCode: companyCode.describe("Company code") }),
  answer: z.object({ available: z.boolean().describe("True when no company has it") }),
  changes: false,
  refusals: [userRefusals.companyCodeFormat],
  example: { companyCode: "GULF" },
});

export const companyCalls: readonly Call[] = [
  addCompanyInfo,
  loadCompanyInfo,
  editCompanyInfo,
  getCompanyByName,
  getCompanyList,
  companyCodeVerification,
];
