import type { ReactNode } from "react";
import { formatMoment } from "#core/format";
import { Panel } from "./Panel.tsx";

/** An entry of one record's operation log. */
interface Entry<A extends string, F extends string> {
  id: string;
  action: A;
  userName: string;
  ip: string;
  createdAt: string;
  changes: readonly { field: F; before: string | null; after: string | null }[];
}

interface RecordLogProps<A extends string, F extends string> {
  title: ReactNode;
  /** The answer of the call that reads the log, with `rows`, or why it could not be read. */
  read: { data: { rows: readonly Entry<A, F>[] } | undefined; error: { message: string } | null };
  /** The action in words. */
  actionOf: (action: A, entry: Entry<A, F>) => string;
  /** Name of a field (`lines.1.qty`), as `useFieldWords` says it. */
  fieldOf: (field: F) => string;
  /** Look of a field's value; default: as it is. */
  shown?: (value: string, field: F) => ReactNode;
  /** Text of an empty log; without it an empty log is not shown. */
  none?: string;
  /** Below, e.g. the way to older entries. */
  more?: ReactNode;
}

/** Operations on a record, newest first; an entry with changed fields opens to them. */
export function RecordLog<A extends string, F extends string>({
  title,
  read: { data, error },
  actionOf,
  fieldOf,
  shown = (value) => value,
  none,
  more,
}: RecordLogProps<A, F>) {
  const entries = data?.rows ?? [];
  const problem = data ? undefined : error?.message;
  const nothing = data && entries.length === 0 ? none : undefined;
  if (entries.length === 0 && nothing === undefined && problem === undefined && more === undefined) return null;
  return (
    <Panel title={title} className="record-log">
      {problem !== undefined && <p role="alert">{problem}</p>}
      {nothing !== undefined && <p className="muted">{nothing}</p>}
      {entries.map((entry) => (
        <EntryShape key={entry.id} entry={entry} action={actionOf(entry.action, entry)}>
          <dl>
            {entry.changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fieldOf(field)}</dt>
                <dd>
                  {before !== null && (
                    <del>
                      <bdi>{shown(before, field)}</bdi>
                    </del>
                  )}{" "}
                  {after !== null && (
                    <ins>
                      <bdi>{shown(after, field)}</bdi>
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </EntryShape>
      ))}
      {more}
    </Panel>
  );
}

interface EntryShapeProps {
  entry: Entry<string, string>;
  action: string;
  children: ReactNode;
}

/** An entry without changed fields is a plain line, since it has nothing to open. */
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
