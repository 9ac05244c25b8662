import { z } from "zod";
import {
  coreRefusals,
  countryCode,
  defineCall,
  id,
  optionalText,
  orEmpty,
  phoneNumber,
  requiredText,
  rule,
  staff,
  text,
  type Call,
} from "#core";
import { emailAddresses, partyRefusals, website } from "#party";
import { agentPage as page, infoPage, mainBusinessList } from "./fields.ts";
import { mainBusinesses } from "./kinds.ts";
import { supplierRefusals as refusals } from "./refusals.ts";

/** Services that are offered at once. */
export const mostOffered = 200;

const fields = {
  asSupplier: z.boolean().describe("As a supplier: its services stand in the others' service lists"),
  asAgent: z.boolean().describe("As an overseas agent: it stands among the others' overseas agents as well"),
  country: countryCode.describe("Country in which it serves, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City"),
  contact: requiredText(80).describe("Whom to turn to"),
  telephone: orEmpty(phoneNumber).describe("Telephone"),
  email: emailAddresses.describe("E-mail addresses, several separated by commas"),
  website: website.describe("Website"),
  mainBusiness: mainBusinessList.describe("Main businesses"),
  introduction: optionalText(1000).describe("Introduction"),
};

export const ladingCompanyBecomesQiAnSupplier = defineCall({
  path: "/User/LadingCompanyBecomesQiAnSupplier",
  summary: "Offer the company to the other companies on Lading as a supplier or overseas agent",
  description:
    "Others see the company's registered names and code, what is sent here, and the chosen services as they are now; nothing else. Offering again replaces what was offered.",
  access: staff(`${page}:approve`),
  input: z
    .strictObject({
      ...fields,
      serviceIds: z.array(id).max(mostOffered).describe("Which of the company's own services are offered; at most 200"),
    })
    .refine(({ asSupplier, asAgent }) => asSupplier || asAgent, { ...rule(refusals.offerAs), path: ["asSupplier"] }),
  answer: z.object({ offered: z.int().describe("How many services are offered") }),
  changes: true,
  refusals: [
    refusals.offerAs,
    refusals.notOwnService,
    refusals.country,
    partyRefusals.emails,
    partyRefusals.website,
    coreRefusals.phone,
  ],
  example: {
    asSupplier: true,
    asAgent: true,
    country: "SA",
    city: "Riyadh",
    contact: "Khalid",
    email: "agents@rawasi.example",
    serviceIds: [],
  },
});

export const withdrawLadingSupplierOffer = defineCall({
  path: "/User/WithdrawLadingSupplierOffer",
  summary: "Withdraw the offer: no other company sees it or its services any longer",
  description: "Who took the company over as a supplier keeps that entry, which is theirs, without the services.",
  access: staff(`${page}:approve`),
  input: z.strictObject({}),
  answer: z.object({ withdrawn: z.boolean().describe("False: nothing was offered") }),
  changes: true,
  refusals: [],
  example: {},
});

export const loadLadingSupplierOffer = defineCall({
  path: "/User/LoadLadingSupplierOffer",
  summary: "The company's offer to others on Lading, and the services that it may offer",
  access: staff(`${page}:view`),
  input: z.strictObject({}),
  answer: z.object({
    companyName: text("The company's name, as others see it"),
    companyCode: text("The company's code"),
    offer: z
      .object({
        asSupplier: z.boolean().describe("As a supplier"),
        asAgent: z.boolean().describe("As an overseas agent"),
        country: text("Country in which it serves"),
        city: text("City"),
        contact: text("Whom to turn to"),
        telephone: text("Telephone"),
        email: text("E-mail addresses"),
        website: text("Website"),
        mainBusiness: z.array(z.enum(mainBusinesses)).describe("Main businesses"),
        introduction: text("Introduction"),
        offeredByName: text("Who offered it last"),
        offeredAt: text("When it was offered last"),
        serviceIds: z.array(id).describe("The own services that are offered"),
      })
      .nullable()
      .describe("The offer, or null"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const adoptLadingSupplier = defineCall({
  path: "/Supplier/AdoptLadingSupplier",
  summary: "Take a company that offers itself on Lading over as a supplier of one's own",
  description: "The same company, or the same name in the same country, is taken over once: the refusal names it.",
  access: staff(`${infoPage}:add`),
  input: z.strictObject({ companyCode: requiredText(30).describe("Company code of the offer") }),
  answer: z.object({ id: id.describe("The new supplier"), supplierNumber: text("Its number") }),
  changes: true,
  refusals: [refusals.exists],
  example: { companyCode: "DEMO2" },
});

export const offerCalls: readonly Call[] = [
  ladingCompanyBecomesQiAnSupplier,
  withdrawLadingSupplierOffer,
  loadLadingSupplierOffer,
  adoptLadingSupplier,
];
