import type { ReactNode } from "react";

const mailAddress = /^([^\s@]+)(@[^\s@]+)$/;

/**
 * A text that keeps its own direction, so that "12.5 kg" stays in order on an Arabic page. A mail address that does not fit
 * into a line goes on before its @.
 */
export function isolated(value: ReactNode): ReactNode {
  if (typeof value !== "string") return value;
  const [, name, domain] = mailAddress.exec(value) ?? [];
  if (domain === undefined) return <bdi>{value}</bdi>;
  return (
    <bdi>
      {name}
      <wbr />
      {domain}
    </bdi>
  );
}
