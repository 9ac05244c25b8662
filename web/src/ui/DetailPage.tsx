import { Skeleton } from "antd";
import type { ReactNode } from "react";
import type { CallError } from "#core/api";
import { Failed } from "./Failed.tsx";
import { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";

interface DetailPageProps extends PageHeaderProps {
  /** The page's record: `const waybill = useRead(…)`. */
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
