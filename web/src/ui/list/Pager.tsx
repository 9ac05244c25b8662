import { exactTotal } from "@lading/contract/core";
import { formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { defaultPageSize } from "./address.ts";

interface PagerProps {
  page: number;
  pageSize: number;
  /** As the list call answers it: beyond the exact count it only says that there are more. */
  total: number;
  /** Rows on the page shown. */
  shown: number;
  onChange: (page: number, pageSize: number) => void;
}

const pageSizes = [10, defaultPageSize, 50, 100, 200];

/** The last page, or undefined when the total is not exact and pages go on. */
export function lastPage(total: number, pageSize: number): number | undefined {
  return total > exactTotal ? undefined : Math.max(1, Math.ceil(total / pageSize));
}

/** The page numbers to offer: the first, the ones around the present one, the last; null is a gap. */
export function pageNumbers(page: number, last: number | undefined): (number | null)[] {
  const end = last ?? page + 1;
  const wanted = [1, page - 1, page, page + 1, ...(last === undefined ? [] : [last])];
  const numbers = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= Math.max(end, 1))
    .toSorted((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

/** Paging below a list: page by page, by number, and how many rows a page. */
export function Pager({ page, pageSize, total, shown, onChange }: PagerProps) {
  const { t } = useTexts("app");
  const last = lastPage(total, pageSize);
  const isLast = last === undefined ? shown < pageSize : page >= last;
  const goTo = (next: number) => onChange(Math.max(1, Math.min(next, last ?? next)), pageSize);
  return (
    <nav className="pager" aria-label={t("list.pages")}>
      <span className="pager-total">{t("list.total", { total: formatTotal(total) })}</span>
      <button
        type="button"
        className="tool-button"
        aria-label={t("list.previous")}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        <Icon name="down" className="pager-previous" />
      </button>
      <PageNumbers page={page} last={isLast ? page : last} onChoose={goTo} />
      <button
        type="button"
        className="tool-button"
        aria-label={t("list.next")}
        disabled={isLast}
        onClick={() => goTo(page + 1)}
      >
        <Icon name="down" className="pager-next" />
      </button>
      <select
        aria-label={t("list.pageSize")}
        value={pageSize}
        onChange={(event) => onChange(1, Number(event.target.value))}
      >
        {[...new Set([...pageSizes, pageSize])].map((size) => (
          <option key={size} value={size}>
            {t("list.perPage", { size })}
          </option>
        ))}
      </select>
      <label className="pager-jump">
        {t("list.goTo")}
        <input
          inputMode="numeric"
          maxLength={6}
          onKeyDown={(event) => {
            const number = Number(event.currentTarget.value);
            if (event.key !== "Enter" || !Number.isInteger(number) || number < 1) return;
            event.currentTarget.value = "";
            goTo(number);
          }}
        />
      </label>
    </nav>
  );
}

interface PageNumbersProps {
  page: number;
  last: number | undefined;
  onChoose: (page: number) => void;
}

function PageNumbers({ page, last, onChoose }: PageNumbersProps) {
  const { t } = useTexts("app");
  return pageNumbers(page, last).map((number, place) =>
    number === null ? (
      <span key={`gap ${place}`} className="pager-gap">
        …
      </span>
    ) : (
      <button
        key={number}
        type="button"
        className="tool-button"
        aria-label={t("list.page", { page: number })}
        aria-current={number === page ? "page" : undefined}
        onClick={() => onChoose(number)}
      >
        {number}
      </button>
    ),
  );
}
