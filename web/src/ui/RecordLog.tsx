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
        <EntryShape key={entry.id} entry={entry} action={actionOf(entry.action)}>
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
        </EntryShape>
      ))}
    </Panel>
  );
}

interface EntryShapeProps {
  entry: Entry<string>;
  action: string;
  children: ReactNode;
}

/** What there is nothing to open of does not look as if there were. */
function EntryShape({ entry, action, children }: EntryShapeProps) {
  const head = (
    <>
      <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time> <strong>{action}</strong>{" "}
      <span>
        <bdi>{entry.userName}</bdi> <bdi className="muted">{entry.ip}</bdi>
      </span>
    </>
  );
  if (entry.changes.length === 0) return <p className="record-log-line">{head}</p>;
  return (
    <details>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
