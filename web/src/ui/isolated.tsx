import type { ReactNode } from "react";

/** A text that keeps its own direction, so that "12.5 kg" stays in order on an Arabic page. */
export function isolated(value: ReactNode): ReactNode {
  return typeof value === "string" ? <bdi>{value}</bdi> : value;
}
