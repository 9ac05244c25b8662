import { z } from "zod";
import { changedRecord, coreRefusals, defineCall, named, optionalText, rule, staff, id, type Call } from "#core";
import { walletFieldTexts as texts } from "./field-texts.ts";

/** Fields of a payee's e-wallet: where colleagues are paid who prefer it to a bank account. */
const walletFields = {
  provider: named(optionalText(60), texts.provider),
  accountName: named(optionalText(120), texts.accountName),
  walletNumber: named(optionalText(40), texts.walletNumber),
};

const needed = rule(coreRefusals.required);
const walletVersion = z.int().min(0).describe("Version it was read with; 0: there was none");

export const getElectronicWalletInfo = defineCall({
  path: "/User/GetElectronicWalletInfo",
  summary: "One's own e-wallet, into which requests can be paid",
  access: staff(),
  input: z.strictObject({}),
  answer: z
    .object({
      userId: id.describe("Whose it is: the caller"),
      provider: z.string().describe("Provider, or the empty text"),
      accountName: z.string().describe("Name on the wallet"),
      walletNumber: z.string().describe("Its number; the empty text: there is none"),
      version: walletVersion,
    })
    .meta({ id: "ElectronicWallet" }),
  changes: false,
  refusals: [],
  example: {},
});

export const editElectronicWalletInfo = defineCall({
  path: "/User/EditElectronicWalletInfo",
  summary: "Set one's own e-wallet; without a number there is none",
  description:
    "A request that names the wallet and was approved before is not paid into another: it is to be approved again.",
  access: staff(),
  input: z
    .strictObject({ ...walletFields, version: walletVersion })
    .refine(({ walletNumber, accountName }) => walletNumber === "" || accountName !== "", {
      path: ["accountName"],
      ...needed,
    }),
  answer: changedRecord,
  changes: true,
  refusals: [],
  example: { provider: "Alipay", accountName: "Li Wei", walletNumber: "138 0000 1234", version: 0 },
});

export const walletCalls: readonly Call[] = [getElectronicWalletInfo, editElectronicWalletInfo];
