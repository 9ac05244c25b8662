import { z } from "zod";

/** A JSON Schema as OpenAPI 3.1 takes it. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  [keyword: string]: unknown;
}

/** JSON Schema as zod writes it, self-contained. */
interface JsonSchema extends Schema {
  $schema?: string;
  $defs?: Record<string, Schema>;
}

const prefix = "#/components/schemas/";

/** The named schemas of a document. */
export class Components {
  readonly schemas: Record<string, Schema> = {};

  /** Adds a zod schema, and those with an id inside it, under names; gives the reference to it. */
  add(schema: z.ZodType, name: string, io: "input" | "output"): Schema {
    const text = JSON.stringify(
      z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12", override: nameKeys }),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes JSON Schema; its own type for it is wider
    const json = JSON.parse(text) as JsonSchema;
    const { $schema: _dialect, $defs, id: own, ...rest } = json;
    const inner: Record<string, Schema> = $defs ?? {};
    const whole: Schema = rest;
    const renamed = new Map(Object.keys(inner).map((id) => [id, this.#nameOf(id, inner, io)]));
    for (const [id, one] of Object.entries(inner))
      this.schemas[renamed.get(id) ?? id] = pointing(withoutId(one), renamed);
    if (whole.$ref !== undefined) return pointing(whole, renamed);
    if (this.schemas[name] !== undefined) throw new Error(`More than one schema is called ${name}`);
    const final = typeof own === "string" ? this.#nameOf(own, { [own]: whole }, io) : name;
    this.schemas[final] = pointing(whole, renamed);
    return referenceTo(final);
  }

  /** Input and output of a schema may differ (defaults): the input then has a name of its own. */
  #nameOf(id: string, inner: Readonly<Record<string, Schema>>, io: "input" | "output"): string {
    const known = this.schemas[id];
    if (known === undefined || io === "output") return id;
    const asIs = new Map(Object.keys(inner).map((one) => [one, one]));
    return JSON.stringify(pointing(withoutId(inner[id] ?? {}), asIs)) === JSON.stringify(known) ? id : `${id}Input`;
  }
}

/** Reference to a named schema. */
export function referenceTo(name: string): Schema {
  return { $ref: prefix + name };
}

/** The name that a reference points to, or undefined. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(prefix) === true ? schema.$ref.slice(prefix.length) : undefined;
}

/** A record of known keys has each of them as a property: zod would only list them as required. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  if (propertyNames === undefined || required === undefined || typeof additionalProperties !== "object") return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

function withoutId(schema: Schema): Schema {
  const { id: _id, ...rest } = schema;
  return rest;
}

/** Rewrites zod's inner references into those of the document. */
function pointing(schema: Schema, renamed: ReadonlyMap<string, string>): Schema {
  const text = JSON.stringify(schema).replace(
    /"#\/\$defs\/([^"]+)"/g,
    (_whole, id: string) => `"${prefix}${renamed.get(id) ?? id}"`,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same schema with other references
  return JSON.parse(text) as Schema;
}

/** `Component.field` of everything that a reader of the document is not told the meaning of. */
export function undescribed(schemas: Readonly<Record<string, Schema>>): string[] {
  const missing: string[] = [];
  const walk = (schema: Schema, path: string): void => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const target = schemas[refName(field) ?? ""];
      if (field.description === undefined && target?.description === undefined) missing.push(`${path}.${name}`);
      walk(field, `${path}.${name}`);
    }
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(part, path);
    if (schema.items) walk(schema.items, `${path}[]`);
    if (typeof schema.additionalProperties === "object") walk(schema.additionalProperties, `${path}.*`);
  };
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name);
  return missing;
}
