import { Descriptions, Skeleton, Tag } from "antd";
import type { ReactNode } from "react";
import type { CallError } from "#core/api";
import { Failed } from "./Failed.tsx";
import { isolated } from "./isolated.tsx";

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a state, a number. */
  extra?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ title, extra, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>{isolated(title)}</h1>
      {extra}
      {actions && <div className="page-header-actions">{actions}</div>}
    </header>
  );
}

interface DetailPageProps extends PageHeaderProps {
  /** What the page reads: `const waybill = useRead(…)`. */
  read: { data: unknown; error: CallError | null; refetch: () => unknown };
  children: ReactNode;
}

/** A record's page: its head, and its parts once the record is there; until then a skeleton, or what went wrong. */
export function DetailPage({ read, children, ...header }: DetailPageProps) {
  if (read.data !== undefined)
    return (
      <div className="detail-page">
        <PageHeader {...header} />
        {children}
      </div>
    );
  if (!read.error) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
}

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
