import { z } from "zod";

/** A part of a schema as zod's classic schema: zod types the parts of its schemas more widely than the product makes them. */
export function asSchema(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new Error("Fields are made of zod's own schemas");
}

/** The schema inside one that adds a default, optional or null; undefined of any other schema. */
export function wrappedIn(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
    ? asSchema(schema.def.innerType)
    : undefined;
}
