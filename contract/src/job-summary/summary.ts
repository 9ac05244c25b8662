import { z } from "zod";
import { currency, id, text } from "#core";
import { waybillTypeNumbers } from "#waybill";
import { jobSteps } from "./job-steps.ts";
import { totalCurrencies } from "./sums.ts";

const money = z
  .object({ currency: currency.describe("Currency"), amount: text("Amount, with the currency's minor units") })
  .meta({ id: "JobMoney" });

/** A job that a number leads to: a main waybill with its houses, or a single house. */
export const foundJob = z
  .object({
    id: id.describe("Master waybill or house"),
    isMain: z.boolean().describe("A master waybill with its houses"),
    type: z.literal(waybillTypeNumbers).describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
    houseNumber: text("House number; of a master waybill its master number"),
    mainNumber: text("Master number, or the empty text"),
    customerName: text("Customer"),
    loadingPort: text("Loading port"),
    destinationPort: text("Destination port"),
    loadingPortName: text("Loading port as people read it: code and city"),
    destinationPortName: text("Destination port as people read it: code and city"),
    shippingDate: text("Shipping date, YYYY-MM-DD"),
    voided: z.boolean().describe("Voided"),
  })
  .meta({ id: "FoundJob" });

/** Head of a job summary. */
export const jobHead = foundJob
  .extend({
    main: z
      .object({ id: id.describe("Master waybill"), mainNumber: text("Master number") })
      .nullable()
      .describe("The whole job that a house belongs to; null for a job of its own, or when it may not be seen"),
    underMain: z.boolean().describe("Belongs to a master waybill: it is signed there, with the whole job"),
    shipperName: text("Shipper"),
    consigneeName: text("Consignee"),
    carrier: text("Airline, shipping line or express company"),
    flightNumber: text("Flight"),
    vessel: text("Vessel"),
    voyage: text("Voyage"),
    etd: z.string().nullable().describe("Estimated departure, YYYY-MM-DD"),
    eta: z.string().nullable().describe("Estimated arrival, YYYY-MM-DD"),
    productName: text("Goods name"),
    pieces: z.int().describe("Pieces"),
    weight: text("Gross weight in kg"),
    volume: text("Volume in m³"),
    chargeableWeight: text("Chargeable weight in kg"),
  })
  .meta({ id: "JobHead" });

const amounts = {
  sales: z.array(money).describe("Receivable, by currency"),
  costs: z.array(money).describe("Payable, by currency"),
};
const sides = {
  ...amounts,
  worth: z
    .array(
      z.object({
        currency: currency.describe("Settlement currency"),
        sales: text("Receivable"),
        costs: text("Payable"),
        profit: text("Difference"),
      }),
    )
    .describe("In the settlement currency, by the rates that the bills and costs keep"),
};

/** A waybill of the job with its subtotals. */
export const jobHouse = z
  .object({
    id: id.describe("Waybill"),
    houseNumber: text("House number; of a master waybill its master number"),
    isMain: z.boolean().describe("The master waybill itself, with what was charged on it"),
    voided: z.boolean().describe("Voided"),
    customerName: text("Customer"),
    ...amounts,
  })
  .meta({ id: "JobHouse" });

/** A charge item with what it came to over the whole job. */
export const jobItem = z
  .object({ id: id.describe("Charge item"), name: text("Its name in the language of the request"), ...sides })
  .meta({ id: "JobChargeItem" });

/** Who is billed, or bills, under the name that stood there then. */
export const jobParty = z
  .object({ customerNumber: text("Customer number"), customerName: text("Name") })
  .meta({ id: "JobParty" });

/** A rate that bills or costs took and keep. */
export const jobRate = z
  .object({
    currency: currency.describe("Currency"),
    rate: text("Value of a unit in the settlement currency"),
    settlementCurrency: currency.describe("Settlement currency of the rate"),
  })
  .meta({ id: "JobRate" });

const column = <S extends z.ZodType>(of: S, what: string) => z.array(of).describe(what);
const texts = (what: string) => column(z.string(), what);
const places = (what: string) => column(z.int().min(0), `Place of each one's ${what} in that list, from 0`);

// A job has thousands of charges. Repeated values stand once, in lists that the charges point into, and the charges
// travel column by column: a third of the bytes and of the time. `linesOf` puts them together again.
const lineColumns = {
  item: places("charge item (`chargeItems`)"),
  quantity: texts("Quantities"),
  unitPrice: texts("Unit prices"),
  amount: texts("Amounts"),
  remark: texts("Remarks"),
};

/** The collection bills of the sales section. */
export const jobBills = z
  .object({
    id: column(id, "Bills"),
    billNumber: texts("Debit note numbers"),
    house: places("waybill (`houses`)"),
    party: places("customer (`parties`)"),
    rate: places("currency and rate (`rates`)"),
    date: texts("Dates of the bills, YYYY-MM-DD"),
    amount: texts("Amounts"),
  })
  .meta({ id: "JobBills" });

/** The lines of the bills, one after another. */
export const jobBillLines = z.object({ bill: places("bill (`bills`)"), ...lineColumns }).meta({ id: "JobBillLines" });

/** The supplier costs in the cost section. */
export const jobCosts = z
  .object({
    id: column(id, "Costs"),
    invoiceNumber: texts("Cost invoice numbers: the suppliers' own"),
    house: places("waybill (`houses`)"),
    party: places("supplier (`parties`)"),
    rate: places("currency and rate (`rates`)"),
    date: texts("Dates of the costs, YYYY-MM-DD"),
    ...lineColumns,
  })
  .meta({ id: "JobCosts" });

const nullable = (what: string) => z.string().nullable().describe(what);

export const jobTotal = z
  .object({
    currency: z.enum(totalCurrencies).describe("Currency"),
    sales: nullable("Receivable in all; null while a rate is missing"),
    costs: nullable("Payable in all; null while a rate is missing"),
    profit: nullable("Difference of the two"),
    margin: nullable("Profit in percent of the receivable; null without one"),
    missing: z
      .array(z.object({ currency: currency.describe("Currency"), date: text("Date that needs a rate, YYYY-MM-DD") }))
      .describe("Rates that nobody entered: with a rate on or before that date there is a total"),
  })
  .meta({ id: "JobTotal" });

/** A rate that the totals of a signed job take, and that is another one by now. */
export const changedRate = z
  .object({
    currency: currency.describe("Currency"),
    settlementCurrency: currency.describe("Settlement currency of the rate"),
    date: text("Date that needs the rate, YYYY-MM-DD"),
    signed: nullable("Rate that was signed; null: there was none"),
    now: nullable("Rate that holds on that date now; null: there is none any more"),
  })
  .meta({ id: "ChangedJobRate" });

/** The figures that somebody put their name to. */
export const signedFigures = z
  .object({
    sales: z.array(money).describe("Receivable, by currency"),
    costs: z.array(money).describe("Payable, by currency"),
    totals: z.array(jobTotal.omit({ missing: true })).describe("Totals in USD, HKD and RMB"),
  })
  .meta({ id: "SignedFigures" });
export type SignedFigures = z.output<typeof signedFigures>;

export const jobSignOff = z
  .object({
    step: z.enum(jobSteps).describe("Step"),
    signed: z
      .object({
        id: id.describe("Sign-off"),
        userName: text("Who signed"),
        signedAt: text("When"),
        remark: text("Remark"),
        figures: signedFigures.describe("The figures that were signed"),
        isCurrent: z
          .boolean()
          .describe("The charges and the rates of the totals are still the very ones that were signed"),
      })
      .nullable()
      .describe("The standing sign-off; null: not signed yet"),
    maySign: z.boolean().describe("It is this step's turn, and the caller has the right"),
    mayWithdraw: z.boolean().describe("It is the last one, and the caller may withdraw it"),
  })
  .meta({ id: "JobSignOff" });

export const withdrawnSignOff = z
  .object({
    id: id.describe("Sign-off"),
    step: z.enum(jobSteps).describe("Step"),
    userName: text("Who had signed"),
    signedAt: text("When"),
    withdrawnByName: text("Who withdrew it"),
    withdrawnAt: text("When"),
    reason: text("Why"),
  })
  .meta({ id: "WithdrawnJobSignOff" });

const jobSummaryFields = {
  job: jobHead.describe("The job"),
  houseCount: z.int().describe("Houses under a master waybill; 0 for a single house"),
  hiddenHouses: z.int().describe("Houses that the caller may not see, and that count in no figure here"),
  houses: z.array(jobHouse).describe("The waybills of the job with their subtotals, a master waybill itself first"),
  bills: jobBills.describe("Sales section: collection bills, column by column"),
  billLines: jobBillLines.describe("Their lines, column by column; what has the same place belongs together"),
  costs: jobCosts.describe("Cost section, column by column; what has the same place belongs together"),
  parties: z.array(jobParty).describe("Customers and suppliers of the charges"),
  rates: z.array(jobRate).describe("Currencies of the charges, with the rates that they keep"),
  chargeItems: z.array(jobItem).describe("Every charge item that occurs, with its sums"),
  subtotals: z.object(sides).describe("Sums of the job"),
  receivable: z.array(money).describe("Receivable balance: what is open of the bills"),
  payable: z.array(money).describe("Payable balance: what is open of the costs"),
  totals: z
    .array(jobTotal)
    .describe("Totals in USD, HKD and RMB; of a signed job by the rates that were signed, whatever changed since"),
  changedRates: z
    .array(changedRate)
    .describe("Rates of a signed job's totals that were entered, changed or deleted since; empty otherwise"),
  signOffs: z.array(jobSignOff).describe("The seven steps in order; of a house under a master waybill, the master's"),
  withdrawn: z.array(withdrawnSignOff).describe("Sign-offs that were withdrawn, newest first"),
  digest: text("Says which charges and which rates of the totals these are; a sign-off names it"),
};
export interface JobSummaryFields extends Readonly<typeof jobSummaryFields> {}

export const jobSummary: z.ZodObject<JobSummaryFields> = z.object(jobSummaryFields).meta({ id: "JobSummary" });
export type JobSummary = z.output<typeof jobSummary>;
