import { getPreAlertHouseList, type PreAlert } from "@lading/contract/pre-alert";
import { Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Failed, Pager, useTyped } from "#ui";
import { HouseTable } from "./Houses.tsx";

/** The houses of a pre-alert that are too many for one table: searched, and page by page. */
export function HousePages({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  const [search, setSearch] = useState("");
  const [{ page, pageSize }, setPart] = useState({ page: 1, pageSize: 100 });
  const typed = useTyped(search);
  const asked = { preAlertId: alert.id, search: typed, page, pageSize, order: "asc" as const };
  const { data, error, refetch } = useRead(getPreAlertHouseList, asked, { quiet: true, ownErrors: true });
  return (
    <>
      <Input
        className="alert-house-search"
        allowClear
        maxLength={60}
        value={search}
        placeholder={t("searchHouses")}
        aria-label={t("searchHouses")}
        onChange={({ target }) => {
          setSearch(target.value);
          setPart({ page: 1, pageSize });
        }}
      />
      {error && !data && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data && (
        <>
          <HouseTable houses={data.rows} own={alert.worked} />
          <Pager
            {...{ page, pageSize, total: data.total, shown: data.rows.length }}
            onChange={(next, size) => setPart({ page: next, pageSize: size })}
          />
        </>
      )}
    </>
  );
}
