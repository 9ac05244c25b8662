import { z } from "zod";
import { customerOnly, defineCall, id, optionalText, staff } from "#core";
import { newPassword, sessionRefusals } from "#session";

/** Catalogue §4. */
export const customerStates = ["enabled", "disabled", "restricted"] as const;

export const getCustomerOptionList = defineCall({
  path: "/Customer/GetCustomerOptionList",
  summary: "Customers to choose from, found by number or name",
  access: staff(),
  input: z.strictObject({
    search: optionalText(80).describe("Part of the customer number or a name"),
    chosenId: id.optional().describe("A customer to answer with whatever is searched, to name the one that is chosen"),
  }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            id: id.describe("Customer"),
            customerNumber: z.string().describe("Customer number"),
            customerName: z.string().describe("Name"),
            shortName: z.string().describe("Short name"),
            country: z.string().describe("Country, ISO 3166-1 alpha-2, or the empty text"),
            city: z.string().describe("City"),
            address: z.string().describe("Address"),
            contact: z.string().describe("Contact person"),
            phone: z.string().describe("Phone number"),
            email: z.string().describe("E-mail address"),
            status: z
              .enum(customerStates)
              .describe("Disabled ones are only answered with when they are the chosen one"),
          })
          .meta({ id: "CustomerChoice" }),
      )
      .describe("At most 20 customers"),
  }),
  changes: false,
  refusals: [],
  example: { search: "C0001" },
});

export const loadCustomerHomeInfo = defineCall({
  path: "/Customer/LoadCustomerHomeInfo",
  summary: "The signed-in customer's own data and forwarder",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({}),
  answer: z
    .object({
      customerNumber: z.string().describe("Customer number"),
      customerName: z.string().describe("Name"),
      shortName: z.string().describe("Short name"),
      customerType: z.enum(["enterprise", "personal"]).describe("Enterprise or personal"),
      country: z.string().describe("Country, ISO 3166-1 alpha-2, or the empty text"),
      city: z.string().describe("City"),
      address: z.string().describe("Address"),
      contact: z.string().describe("Contact person"),
      phone: z.string().describe("Phone number"),
      email: z.string().describe("E-mail address"),
      CompanyName: z.string().describe("The forwarder's name"),
      companyPhone: z.string().describe("The forwarder's phone number"),
      companyEmail: z.string().describe("The forwarder's e-mail address"),
      salesName: z.string().describe("Salesperson in charge, or the empty text"),
      salesPhone: z.string().describe("Their phone number, or the empty text"),
      lastSignInAt: z.string().nullable().describe("When this customer last signed in"),
    })
    .meta({ id: "CustomerHome" }),
  changes: false,
  refusals: [],
  example: {},
});

export const editCustomerPassword = defineCall({
  path: "/Customer/EditCustomerPassword",
  summary: "Change the customer's own password",
  description: "Ends the customer's other sessions.",
  access: { ...customerOnly, afterExpiry: true },
  input: z.strictObject({
    password: z.string().min(1).max(128).describe("Present password"),
    newPassword: newPassword.describe("New password"),
    confirmPassword: z.string().min(1).max(128).describe("The new password again"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [sessionRefusals.passwordWeak, sessionRefusals.wrongPassword, sessionRefusals.passwordsDiffer],
  example: { password: "freight-2026", newPassword: "freight-2027", confirmPassword: "freight-2027" },
});

export const customerCalls = [getCustomerOptionList, loadCustomerHomeInfo, editCustomerPassword];
