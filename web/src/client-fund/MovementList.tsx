import "./client-fund.css";
import {
  confirmClientFundMovement,
  exportClientFundMovementList,
  getClientFundMovementList,
  getClientFundMovementLog,
  movementActionTexts,
  movementFieldTexts,
  movementShown,
  offsetCollectionAdvance,
  refuseClientFundMovement,
  withdrawClientFundMovement,
  type ListedMovement,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useMemo, useState, type ReactNode } from "react";
import { CurrencyInput } from "#currency";
import { useCall } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  byAndWhen,
  CallButton,
  ConfirmButton,
  ListPage,
  LogOf,
  numbersFilter,
  TabModal,
  useFieldColumns,
  useFieldFilters,
} from "#ui";
import { Offset } from "./MovementForms.tsx";
import { movementTones } from "./tones.ts";
import { WithReason } from "./WithReason.tsx";

interface Open {
  what: "refuse" | "offset" | "log";
  movement: ListedMovement;
}

/** Movements of funds, or advances alone: asked for, confirmed by somebody else, offset. */
export function MovementList({ kind, toolbar }: { kind?: "advance"; toolbar?: ReactNode }) {
  const may = useMayCall();
  const exporting = useExport(exportClientFundMovementList);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <ListPage
        call={getClientFundMovementList}
        name={kind === undefined ? "fund-movements" : "fund-advances"}
        columns={useColumns(kind !== undefined)}
        filters={useFilters(kind !== undefined)}
        {...(kind !== undefined && { fixed: { kind } })}
        toolbar={toolbar}
        rowActions={(movement) => <Actions movement={movement} onOpen={setOpen} />}
        onExport={may(exportClientFundMovementList) ? exporting.start : undefined}
      />
      {exporting.card}
      {open && <Dialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Actions({ movement, onOpen }: { movement: ListedMovement; onOpen: (open: Open) => void }) {
  const { t, word } = useTexts("client-fund");
  const may = useMayCall();
  const confirm = useCall(confirmClientFundMovement);
  const { id, version, status, mayDecide, askedByMe, left, movementNumber: number } = movement;
  return (
    <>
      {mayDecide && (
        <>
          <ConfirmButton
            type="link"
            danger={false}
            question={t("confirmQuestion", { number, amount: formatMoney(movement.amount, movement.currency) })}
            onConfirm={async () => {
              await confirm.mutateAsync({ id, version });
              notify.success(t("confirmed"));
            }}
          >
            {t("confirm")}
          </ConfirmButton>
          <Button type="link" danger onClick={() => onOpen({ what: "refuse", movement })}>
            {t("refuse")}
          </Button>
        </>
      )}
      {status === "pending" && askedByMe && (
        <CallButton call={withdrawClientFundMovement} input={{ id, version }} said={t("withdrawn")}>
          {t("withdraw")}
        </CallButton>
      )}
      {left !== null && /[1-9]/.test(left) && may(offsetCollectionAdvance) && (
        <Button type="link" onClick={() => onOpen({ what: "offset", movement })}>
          {t("offset")}
        </Button>
      )}
      <Button type="link" onClick={() => onOpen({ what: "log", movement })}>
        {word("log")}
      </Button>
    </>
  );
}

function Dialog({ what, movement, onClose }: Open & { onClose: () => void }) {
  const { t } = useTexts("client-fund");
  const number = movement.movementNumber;
  if (what === "offset") return <Offset advance={movement} onClose={onClose} />;
  if (what === "log")
    return (
      <TabModal open width={720} title={<bdi dir="ltr">{number}</bdi>} onCancel={onClose}>
        <LogOf
          id={movement.id}
          call={getClientFundMovementLog}
          actions={movementActionTexts}
          fields={movementFieldTexts}
        />
      </TabModal>
    );
  return (
    <WithReason
      call={refuseClientFundMovement}
      record={movement}
      words={{
        title: t("refuseTitle", { number }),
        hint: movement.reason,
        button: t("refuse"),
        done: t("refusedDone"),
      }}
      onClose={onClose}
    />
  );
}

function useColumns(isAdvance: boolean) {
  const column = useFieldColumns(movementShown);
  const money = (name: "amount" | "toAmount" | "offsetAmount", currency: "currency" | "toCurrency", hidden = false) =>
    column<ListedMovement>(name, {
      align: "end",
      hidden,
      ...(name === "amount" && { sort: "amount", card: "line" as const }),
      render: (row) => (row[name] === null ? "" : <bdi dir="ltr">{formatMoney(row[name], row[currency] ?? "")}</bdi>),
    });
  const advance = [
    money("offsetAmount", "currency", !isAdvance),
    column<ListedMovement>("advanceState", {
      hidden: !isAdvance,
      ...(isAdvance && { tones: { unoffset: "warning" as const, offset: "good" as const } }),
    }),
  ];
  return [
    column<ListedMovement>("movementNumber", {
      sort: "movementNumber",
      card: "head",
      render: ({ movementNumber }) => <bdi dir="ltr">{movementNumber}</bdi>,
    }),
    column<ListedMovement>("kind", { hidden: isAdvance, ...(!isAdvance && { card: "line" as const }) }),
    column<ListedMovement>("status", { tones: movementTones }),
    column<ListedMovement>("customerName", {
      sort: "customerName",
      card: "line",
      render: ({ customerName }) => <bdi>{customerName}</bdi>,
    }),
    column<ListedMovement>("customerNumber", { hidden: true }),
    column<ListedMovement>("fundClass", { hidden: true }),
    money("amount", "currency"),
    ...advance,
    money("toAmount", "toCurrency", isAdvance),
    column<ListedMovement>("toCustomerName", {
      hidden: isAdvance,
      render: ({ toCustomerName }) => <bdi>{toCustomerName}</bdi>,
    }),
    column<ListedMovement>("toFundClass", { hidden: true }),
    column<ListedMovement>("payee", { hidden: !isAdvance, render: ({ payee }) => <bdi>{payee}</bdi> }),
    column<ListedMovement>("reference", { hidden: true }),
    column<ListedMovement>("entry", { hidden: true }),
    column<ListedMovement>("fromRate", { align: "end", hidden: true }),
    column<ListedMovement>("toRate", { align: "end", hidden: true }),
    column<ListedMovement>("leftover", { align: "end", hidden: true }),
    column<ListedMovement>("reason", { card: "line", long: true }),
    column<ListedMovement>("requestedByName", { hidden: true }),
    column<ListedMovement>("createDate", { sort: "createDate", hidden: true }),
    column<ListedMovement>("decidedByName", { hidden: true }),
    column<ListedMovement>("decidedOn", { sort: "decidedOn", hidden: true }),
    column<ListedMovement>("decisionReason", { hidden: true }),
  ];
}

function useFilters(isAdvance: boolean) {
  const { t, word } = useTexts("client-fund");
  const filter = useFieldFilters(movementShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("movementSearchHint")),
      ...(isAdvance ? [filter("advanceState")] : [filter("kind")]),
      filter("status"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("decidedOn"),
      ...byAndWhen("created", { by: filter("requestedByName").label, when: filter("createDate").label }),
    ],
    [t, word, filter, isAdvance],
  );
}
