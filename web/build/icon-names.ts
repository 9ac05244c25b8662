import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../src/ui/icon-name.ts", import.meta.url));
const theirs = `role: "img",\n    "aria-label": icon.name`;

/**
 * antd's icons call themselves by their drawings in English (`close-circle`, `down`). `src/ui/icon-name.ts` says instead
 * what they are called in the person's language, or that they are only drawn.
 */
export function iconNames(): Plugin {
  return {
    name: "lading-icon-names",
    apply: "build",
    transform(code, id) {
      if (!/@ant-design\/icons\/es\/components\/AntdIcon(?:Light)?\.js$/.test(id)) return undefined;
      if (!code.includes(theirs)) throw new Error("antd's icons take their names elsewhere now");
      return `import { iconName } from ${JSON.stringify(ours)};\n${code.replace(theirs, "...iconName(icon.name, restProps)")}`;
    },
  };
}
