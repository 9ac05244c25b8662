import { useEffect } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePreference } from "#core/preferences";
import { menuPaths } from "./menu-tree.ts";

const contractPage = "/customerManagement/contractManagement";

type Menu = Parameters<typeof menuPaths>[0];

/** Tells a person once a day of the contracts that end soon, as the menu counts them, and leads to them. */
export function useEndingContracts(menu: Menu | undefined): void {
  const { t } = useTexts("app");
  const [toldOn, setToldOn] = usePreference("contractsToldOn", "");
  const count = menuPaths(menu ?? []).find(({ page }) => page.MenuUrl === contractPage)?.page.MessageCount ?? 0;
  useEffect(() => {
    if (count === 0 || toldOn === today()) return;
    setToldOn(today());
    notify.info(t("shell.contractsEnding", { count }), `${contractPage}?state=ending`);
  }, [count, toldOn, setToldOn, t]);
}
