/** An element to be written; what is undefined among its content is left out, and so is an element without content. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}
type Content = string | readonly (Element | undefined)[];

/** `el("ram:ID", "1")`, `el("ram:Measure", "2", { unitCode: "KGM" })`; undefined when there is nothing in it. */
export function el(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  const inside = typeof content === "string" ? content : content.filter((one) => one !== undefined);
  return inside.length === 0 ? undefined : { name, attributes, content: inside };
}

/** A whole document, two blanks deeper each level. */
export function writeXml(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, "")}`;
}

function write({ name, attributes, content }: Element, indent: string): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join("");
  const inside =
    typeof content === "string"
      ? escape(content)
      : `\n${content.map((child) => write(child, `${indent}  `)).join("")}${indent}`;
  return `${indent}<${name}${given}>${inside}</${name}>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
