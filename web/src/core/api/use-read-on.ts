import { exactTotal, type AnswerOf, type Call, type RequestOf } from "@lading/contract/core";
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import type { CallError } from "./call-error.ts";
import type { ReadOptions } from "./hooks.ts";
import { queryClient } from "./query-client.ts";

interface ListAnswer {
  rows: readonly { id: string }[];
  total: number;
}

/** The list call's own answer, with the rows of all pages that were read. */
type Read<C extends Call> = AnswerOf<C> & ListAnswer;

/** The page to read after these, as long as there is one. */
export function nextPage(pages: readonly ListAnswer[], pageSize: number): number | undefined {
  const last = pages.at(-1);
  if (!last || last.rows.length < pageSize) return undefined;
  const isMore = last.total > exactTotal || last.total > pages.length * pageSize;
  return isMore ? pages.length + 1 : undefined;
}

/**
 * Reads a list from its beginning, and on when `more` is called; `more` is missing once everything is there. After a
 * change all pages shown are read again.
 */
export function useReadOn<C extends Call>(
  call: C,
  input: Omit<RequestOf<C>, "page"> & { pageSize: number },
  { ownErrors = false }: Pick<ReadOptions, "ownErrors"> = {},
) {
  const query = useInfiniteQuery<Read<C>, CallError, InfiniteData<Read<C>>, readonly unknown[], number>(
    {
      queryKey: [call.path, input, "on"],
      queryFn: async ({ signal, pageParam }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list call's input is its filters and the page
        const asked = { ...input, page: pageParam } as unknown as RequestOf<C>;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list call answers so
        return (await callApi(call, asked, { signal, quiet: true, ownErrors })) as Read<C>;
      },
      initialPageParam: 1,
      getNextPageParam: (_last, pages) => nextPage(pages, input.pageSize) ?? null,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const pages = query.data?.pages;
  return {
    data: pages && joined(pages),
    error: query.error,
    refetch: query.refetch,
    isReading: query.isFetchingNextPage,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

/** The rows of all pages, each once: a row added between two reads moves others on to the next page. */
function joined<A extends ListAnswer>(pages: readonly A[]): A | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
  return { ...first, total: pages.at(-1)?.total ?? 0, rows: [...rows.values()] };
}
