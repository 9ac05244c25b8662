import type { ReactNode } from "react";
import { formatMoment } from "#core/format";
import { Panel } from "./Panel.tsx";

/** An entry of one record's operation log. */
interface Entry<A extends string> {
  id: string;
  action: A;
  userName: string;
  ip: string;
  createdAt: string;
  changes: readonly { field: string; before: string | null; after: string | null }[];
}

interface RecordLogProps<A extends string> {
  title: ReactNode;
  entries: readonly Entry<A>[];
  /** What was done, in words. */
  actionOf: (action: A) => string;
  /** What a field (`lines.1.qty`) is called. */
  fieldOf: (field: string) => string;
}

/** What was done to a record, newest first; an entry with changed fields opens to them. */
export function RecordLog<A extends string>({ title, entries, actionOf, fieldOf }: RecordLogProps<A>) {
  return (
    <Panel title={title} className="record-log">
      {entries.map((entry) => (
        <details key={entry.id}>
          <summary>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>{" "}
            <strong>{actionOf(entry.action)}</strong>{" "}
            <span>
              <bdi>{entry.userName}</bdi> <bdi className="muted">{entry.ip}</bdi>
            </span>
          </summary>
          <dl>
            {entry.changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fieldOf(field)}</dt>
                <dd>
                  {before !== null && (
                    <del>
                      <bdi>{before}</bdi>
                    </del>
                  )}{" "}
                  {after !== null && (
                    <ins>
                      <bdi>{after}</bdi>
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </Panel>
  );
}
