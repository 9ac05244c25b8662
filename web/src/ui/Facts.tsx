import { Descriptions } from "antd";
import type { ReactNode } from "react";
import { isolated } from "./isolated.tsx";

export interface Fact {
  label: string;
  /** Empty ones show a dash. */
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Labelled values under a title, in as many columns as fit. */
export function Facts({ title, facts, actions }: { title?: ReactNode; facts: readonly Fact[]; actions?: ReactNode }) {
  return (
    <Descriptions
      className="facts"
      title={title}
      extra={actions}
      bordered
      size="small"
      column={{ xs: 1, sm: 1, md: 2, lg: 2, xl: 3, xxl: 4 }}
      items={facts.map(({ label, value, wide }) => ({
        key: label,
        label,
        children:
          value === "" || value === null || value === undefined ? <span className="muted">–</span> : isolated(value),
        ...(wide === true && { span: "filled" as const }),
      }))}
    />
  );
}
