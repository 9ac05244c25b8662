import { appText } from "#core/i18n";

/** Icons that are pressed or tell something; all others only draw what a text beside them says. */
const telling = {
  "close-circle": "words.clear",
  close: "words.close",
  loading: "icons.loading",
  eye: "words.hidePassword",
  "eye-invisible": "words.showPassword",
} as const;

interface OwnProps {
  role?: string;
  onClick?: unknown;
  "aria-label"?: string;
}

/** How an icon of antd presents itself to screen readers: by a name in the person's language, or not at all. */
export function iconName(drawing: string, own: OwnProps): Record<string, string | boolean> {
  const isKnown = (name: string): name is keyof typeof telling => name in telling;
  if (isKnown(drawing)) return { role: "img", "aria-label": appText(telling[drawing]) };
  const isPressed = own.role !== undefined || own.onClick !== undefined || own["aria-label"] !== undefined;
  return isPressed ? { role: "img" } : { "aria-hidden": true };
}
