import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconNames } from "../web/build/icon-names.ts";

const folder = join(import.meta.dirname, "../node_modules/@ant-design/icons/es/components");

test.each(["AntdIcon.js", "AntdIconLight.js"])("The build gives antd's icons names of the product: %s", (name) => {
  const path = join(folder, name);
  const { transform } = iconNames();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing");
  const code: unknown = Reflect.apply(transform, {}, [readFileSync(path, "utf8"), path]);
  expect(code).toContain("...iconName(icon.name, restProps)");
  expect(code).not.toContain('"aria-label": icon.name');
});
