import { z } from "zod";
import { expect, test } from "vitest";
import { factsOf } from "#core";
import { allCalls } from "./index.ts";

/** Named fields below a schema that offer words without texts: people would read them as they travel on the wire. */
function bareWords(schema: z.ZodType, path: string): string[] {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) return bareWords(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    if (!(field instanceof z.ZodType)) return [];
    const { label, choices = {} } = factsOf(field);
    const isBare = Object.entries(choices).some(([value, { zh }]) => value === zh && /[a-z]/.test(value));
    return [...(label && isBare ? [`${path} ${name}`] : []), ...bareWords(field, path)];
  });
}

/** Languages are offered by their own names. */
const saidElsewhere = new Set(["/FinancialBills/SendPaymentLink language"]);

test("Every named choice of words has their texts: forms, lists and logs never show a value as it travels", () => {
  const bare = allCalls.flatMap(({ path, input }) => bareWords(input, path));
  expect(bare.filter((field) => !saidElsewhere.has(field))).toEqual([]);
});
