import { Tag } from "antd";
import type { ReactNode } from "react";

export type Tone = "neutral" | "active" | "good" | "warning" | "bad";

const colors: Record<Tone, string> = {
  neutral: "default",
  active: "processing",
  good: "success",
  warning: "warning",
  bad: "error",
};

/** A state in a few words, with a colour that says how it stands. */
export function StatusTag({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <Tag color={colors[tone]}>{children}</Tag>;
}
