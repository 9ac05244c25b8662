import { fetchExchangeRates } from "@lading/contract/exchange-rate";
import { Button } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Icon } from "#ui/light";
import { TabModal } from "#ui";
import { FetchedRates } from "./FetchedRates.tsx";
import type { Fetched } from "./rate.ts";

/** Fetches the published rates of the day, and tells what became of each. */
export function FetchButton() {
  const { t, word } = useTexts("exchange-rate");
  const may = useMay();
  const fetching = useCall(fetchExchangeRates);
  const [fetched, setFetched] = useState<Fetched>();

  async function start(replace: { id: string; version: number }[] = []): Promise<void> {
    setFetched(await fetching.mutateAsync({ replace }));
  }
  const replaceOne = ({ id, version }: Fetched["kept"][number]) => void start([{ id, version }]).catch(() => undefined);

  return (
    <>
      <Button
        icon={<Icon name="download" />}
        loading={fetching.isPending}
        onClick={() => void start().catch(() => undefined)}
      >
        {t("fetch")}
      </Button>
      <TabModal
        open={fetched !== undefined}
        title={t("fetched.title")}
        onCancel={() => setFetched(undefined)}
        width={640}
        footer={<Button onClick={() => setFetched(undefined)}>{word("done")}</Button>}
      >
        {fetched && (
          <FetchedRates
            fetched={fetched}
            onReplace={may("/financialBill/exchangeRateInfo:edit") ? replaceOne : undefined}
            isReplacing={fetching.isPending}
          />
        )}
      </TabModal>
    </>
  );
}
