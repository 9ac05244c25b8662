import { getBankAccountList, getCustomerContactList } from "@lading/contract/customer";
import { waybillTypes, wayBillListByPage } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Panel, SmallTable, StatusTag, TabModal } from "#ui";
import { AccountForm, BatchForm } from "./AccountForm.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { accountPage, contactPage, useLabels } from "./labels.ts";

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

/** The people at a customer. */
export function Contacts({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { data } = useRead(getCustomerContactList, { customerId, pageSize: shown, order: "asc" }, quiet);
  const close = () => setAdding(false);
  return (
    <>
      <Part
        title={t("contacts.title")}
        isEmpty={data?.rows.length === 0}
        actions={may(`${contactPage}:add`) && <Button onClick={() => setAdding(true)}>{t("contacts.add")}</Button>}
      >
        <SmallTable
          label={t("contacts.title")}
          columns={[
            labels.field("contact"),
            t("attached.telephone"),
            labels.field("email"),
            t("attached.WeChat"),
            t("attached.QQ"),
            t("attached.liaison"),
          ]}
          rows={(data?.rows ?? []).map(({ id, contact, telephone, email, WeChat, QQ, liaison }) => ({
            key: id,
            cells: [
              contact,
              <bdi key="telephone" dir="ltr">
                {telephone}
              </bdi>,
              email,
              WeChat,
              QQ,
              liaison,
            ],
          }))}
        />
      </Part>
      <TabModal open={isAdding} title={t("contacts.add")} onCancel={close}>
        <ContactForm contact={null} customerId={customerId} onClose={close} />
      </TabModal>
    </>
  );
}

/** A customer's bank accounts. */
export function Accounts({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const may = useMay();
  const [adding, setAdding] = useState<"one" | "batch" | null>(null);
  const { data } = useRead(getBankAccountList, { customerId, pageSize: shown, order: "asc" }, quiet);
  const close = () => setAdding(null);
  return (
    <>
      <Part
        title={t("accounts.title")}
        isEmpty={data?.rows.length === 0}
        actions={
          may(`${accountPage}:add`) && (
            <>
              <Button onClick={() => setAdding("one")}>{t("accounts.add")}</Button>
              <Button onClick={() => setAdding("batch")}>{t("accounts.batch")}</Button>
            </>
          )
        }
      >
        <SmallTable
          label={t("accounts.title")}
          columns={[
            t("attached.currency"),
            t("attached.accountName"),
            t("attached.bankName"),
            t("attached.bankNumber"),
            t("attached.enabled"),
          ]}
          rows={(data?.rows ?? []).map(({ id, currency, accountName, bankName, bankNumber, enabled }) => ({
            key: id,
            cells: [
              currency,
              accountName,
              bankName,
              <bdi key="number" dir="ltr">
                {bankNumber}
              </bdi>,
              <StatusTag key="state" tone={enabled ? "good" : "neutral"}>
                {t(enabled ? "accounts.inUse" : "accounts.notInUse")}
              </StatusTag>,
            ],
          }))}
        />
      </Part>
      <TabModal open={adding === "one"} title={t("accounts.add")} onCancel={close}>
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
        columns={[
          t("waybills.number"),
          t("waybills.type"),
          t("waybills.state"),
          t("waybills.goods"),
          t("waybills.shippingDate"),
        ]}
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
