import "./job-summary.css";
import { getJobSummary } from "@lading/contract/job-summary";
import { Skeleton } from "antd";
import { useRead } from "#core/api";
import { useServerEvent } from "#core/events";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Failed } from "#ui";
import { addressOf, askedOf } from "./job.ts";
import { JobList } from "./JobList.tsx";
import { Hint, Opening } from "./Opening.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { Summary } from "./Summary.tsx";

/** /logisticsManagement/jobSummary?mainNumber=… (or houseNumber=…, or id=…) */
export default function JobSummaryPage() {
  const { t } = useTexts("job-summary");
  const page = usePage();
  const asked = askedOf(page.search);
  const { id, ...numbers } = asked;
  const isAsked = id !== "" || (asked.mainNumber === "") !== (asked.houseNumber === "");
  const read = useRead(getJobSummary, id === "" ? numbers : { id }, { enabled: isAsked, ownErrors: true });
  const choose = (chosen: string) => page.replaceSearch(addressOf({ id: chosen }));
  const { data } = read;
  // Colleagues' charges and signatures appear at once.
  useServerEvent("account.changed", ({ ids }) => {
    const houses = data?.summary?.houses ?? [];
    if (!Array.isArray(ids) || houses.some(({ id: house }) => ids.includes(house))) void read.refetch();
  });
  const isShown = isAsked && data !== undefined && !read.isPlaceholderData;
  return (
    <div className="job-page">
      <h1 className="visually-hidden">{page.title}</h1>
      <SearchForm key={page.search.toString()} asked={asked} onSearch={(next) => page.replaceSearch(addressOf(next))} />
      {!isAsked && <Opening onChoose={choose} />}
      {isAsked && read.error && !data && <Failed message={read.error.message} onRetry={() => void read.refetch()} />}
      {isAsked && !read.error && !isShown && <Skeleton active paragraph={{ rows: 8 }} />}
      {isShown && !data.summary && data.jobs.length === 0 && <Hint text={t("nothing")} />}
      {isShown && !data.summary && data.jobs.length > 0 && (
        <JobList title={t("several", { count: data.jobs.length })} jobs={data.jobs} onChoose={choose} />
      )}
      {isShown && data.summary && <Summary key={data.summary.job.id} summary={data.summary} onOpen={choose} />}
    </div>
  );
}
