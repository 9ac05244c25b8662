import { MagicString } from "magic-string";
import { parseSync, Visitor, type Plugin } from "vite";

/** Parts of a schema or a call for the server's document and the generated tests only. */
const saidOfSchemas = new Set(["describe", "meta"]);
const saidOfCalls = new Set(["summary", "description", "answer", "row", "record", "refusals", "example"]);
/** Schemas and calls, their fields as objects, and lists of them. */
const made = new Set(["CallExpression", "ObjectExpression", "ArrayExpression"]);

/**
 * The contract without the parts that no page reads: descriptions, examples, and calls' answers (their types have done
 * their work by then). Unused schemas then fall out as well: each is marked as made without side effects.
 */
export function leanContract(): Plugin {
  return {
    name: "lading-lean-contract",
    apply: "build",
    transform(code, id) {
      if (!/\/contract\/src\/[^?]+\.ts$/.test(id)) return undefined;
      const text = new MagicString(code);
      const { program } = parseSync(id, code);
      new Visitor({
        CallExpression({ callee, arguments: [given], end }) {
          if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
            if (saidOfSchemas.has(callee.property.name)) text.remove(callee.object.end, end);
          } else if (callee.type === "Identifier" && callee.name.endsWith("Call") && given?.type === "ObjectExpression")
            for (const [place, property] of given.properties.entries())
              if (
                property.type === "Property" &&
                property.key.type === "Identifier" &&
                saidOfCalls.has(property.key.name)
              )
                text.remove(property.start, given.properties[place + 1]?.start ?? property.end);
        },
      }).visit(program);
      for (const statement of program.body) {
        const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        if (declared?.type !== "VariableDeclaration") continue;
        for (const { init } of declared.declarations)
          if (init && made.has(init.type)) {
            text.appendLeft(init.start, "/* @__PURE__ */ (() => (");
            text.appendRight(init.end, "))()");
          }
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
