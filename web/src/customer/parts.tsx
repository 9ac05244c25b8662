import {
  addBankAccount,
  addCustomerContact,
  bankAccountFields,
  bankAccountTitles,
  customerContactFields,
  customerContactTitles,
  getBankAccountList,
  getCustomerContactList,
} from "@lading/contract/customer";
import { waybillTypes, wayBillListByPage, waybillFieldTexts } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatTotal } from "#core/format";
import { useTexts, useFieldTexts } from "#core/i18n";
import { useMay, useMayCall } from "#core/menu";
import { enabledTones, Panel, SmallTable, TabModal, useEditingWords, useFieldColumns, type ListColumn } from "#ui";
import { AccountForm, BatchForm, type Account } from "./AccountForm.tsx";
import { ContactForm, type Contact } from "./ContactForm.tsx";

const quiet = { quiet: true, ownErrors: true } as const;
const shown = 10;

interface PartProps {
  title: string;
  actions?: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of a customer's page. */
export function Part({ title, actions, isEmpty, children }: PartProps) {
  const { t } = useTexts("customer");
  return (
    <Panel title={title} actions={actions}>
      {isEmpty ? <p className="muted">{t("nothing")}</p> : children}
    </Panel>
  );
}

/** Columns and rows of a part's table, from the columns of a list. */
function tableOf<Row extends { id: string }>(columns: readonly ListColumn<Row>[], rows: readonly Row[] = []) {
  return {
    columns: columns.map(({ title }) => title),
    rows: rows.map((row) => ({ key: row.id, cells: columns.map(({ render }) => render?.(row)) })),
  };
}

const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** The people at a customer. */
export function Contacts({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const mayAdd = useMayCall()(addCustomerContact);
  const { add } = useEditingWords(customerContactTitles.one);
  const column = useFieldColumns(customerContactFields);
  const [isAdding, setAdding] = useState(false);
  const { data } = useRead(getCustomerContactList, { customerId, pageSize: shown, order: "asc" }, quiet);
  const close = () => setAdding(false);
  const columns: ListColumn<Contact>[] = [
    column("contact"),
    column("telephone", { render: ({ telephone }) => ltr(telephone) }),
    column("email"),
    column("WeChat"),
    column("QQ"),
    column("liaison"),
  ];
  return (
    <>
      <Part
        title={t("contacts.title")}
        isEmpty={data?.rows.length === 0}
        actions={mayAdd && <Button onClick={() => setAdding(true)}>{add}</Button>}
      >
        <SmallTable label={t("contacts.title")} {...tableOf(columns, data?.rows)} />
      </Part>
      <TabModal open={isAdding} title={add} onCancel={close}>
        <ContactForm contact={null} customerId={customerId} onClose={close} />
      </TabModal>
    </>
  );
}

/** A customer's bank accounts. */
export function Accounts({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const mayAdd = useMayCall()(addBankAccount);
  const { add } = useEditingWords(bankAccountTitles.one);
  const column = useFieldColumns(bankAccountFields);
  const [adding, setAdding] = useState<"one" | "batch" | null>(null);
  const { data } = useRead(getBankAccountList, { customerId, pageSize: shown, order: "asc" }, quiet);
  const close = () => setAdding(null);
  const columns: ListColumn<Account>[] = [
    column("currency"),
    column("accountName"),
    column("bankName"),
    column("bankNumber", { render: ({ bankNumber }) => ltr(bankNumber) }),
    column("enabled", { tones: enabledTones }),
  ];
  return (
    <>
      <Part
        title={t("accounts.title")}
        isEmpty={data?.rows.length === 0}
        actions={
          mayAdd && (
            <>
              <Button onClick={() => setAdding("one")}>{add}</Button>
              <Button onClick={() => setAdding("batch")}>{t("accounts.batch")}</Button>
            </>
          )
        }
      >
        <SmallTable label={t("accounts.title")} {...tableOf(columns, data?.rows)} />
      </Part>
      <TabModal open={adding === "one"} title={add} onCancel={close}>
        <AccountForm account={null} customerId={customerId} onClose={close} />
      </TabModal>
      <TabModal open={adding === "batch"} title={t("accounts.batch")} width={860} onCancel={close}>
        <BatchForm customerId={customerId} onClose={close} />
      </TabModal>
    </>
  );
}

/** The newest waybills of a customer that the user may see, and the way to all of them. */
export function Waybills({ customerId }: { customerId: string }) {
  const { t, language } = useTexts("customer");
  const field = useFieldTexts(waybillFieldTexts);
  const may = useMay();
  const sees = may("/logisticsManagement/checkWayBill:view");
  const { data } = useRead(wayBillListByPage, { customerId, pageSize: shown }, { ...quiet, enabled: sees });
  if (!sees) return null;
  const total = data?.total ?? 0;
  return (
    <Part
      title={t("waybills.title")}
      isEmpty={data?.rows.length === 0}
      actions={
        total > shown && (
          <Link to={`/logisticsManagement/checkWayBill?customerId=${customerId}`}>
            {t("waybills.all", { total: formatTotal(total) })}
          </Link>
        )
      }
    >
      <SmallTable
        label={t("waybills.title")}
        columns={[field("houseNumber"), field("type"), field("stateId"), field("productName"), field("shippingDate")]}
        rows={(data?.rows ?? []).map(({ id, houseNumber, type, state, productName, shippingDate }) => ({
          key: id,
          cells: [
            <Link key="number" to={`/waybillDetails/${id}`}>
              {houseNumber}
            </Link>,
            waybillTypes[type].text[language],
            state,
            productName,
            formatDate(shippingDate),
          ],
        }))}
      />
    </Part>
  );
}
