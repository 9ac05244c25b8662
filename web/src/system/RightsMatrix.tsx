import "./system.css";
import { actions, type Action, type AnswerOf } from "@lading/contract/core";
import { actionTexts, editMenuPermission, getMenuPermissionList } from "@lading/contract/system";
import { Button, Checkbox, Input, Skeleton } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { Failed, Note } from "#ui";
import { changeRight, maySet, rightsOf, setAll, type Rights } from "./rights.ts";

type Permissions = AnswerOf<typeof getMenuPermissionList>;
interface RightsMatrixProps {
  role: { id: string; userCount: number };
  onClose: () => void;
}

/** A role's rights: a row for each page, a column for each action. */
export function RightsMatrix({ role, onClose }: RightsMatrixProps) {
  const read = useRead(getMenuPermissionList, { roleId: role.id }, { ownErrors: true });
  if (read.error && !read.data) return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data || read.isPlaceholderData) return <Skeleton active />;
  return <Matrix key={read.data.version} role={role} permissions={read.data} onClose={onClose} />;
}

function Matrix({ role, permissions, onClose }: RightsMatrixProps & { permissions: Permissions }) {
  const { t, word, language } = useTexts("system");
  const may = useMay();
  const save = useCall(editMenuPermission);
  const [rights, setRights] = useState<Rights>(() => rightsOf(permissions.pages));
  const [search, setSearch] = useState("");
  const isFixed = !may("/systemManagement/roleList:edit");
  const wanted = search.trim().toLowerCase();
  const pages = permissions.pages.filter(({ title, group }) => `${group} ${title}`.toLowerCase().includes(wanted));
  const someNotHeld = permissions.pages.some((page) => page.actions.some(({ mayGrant }) => !mayGrant));
  const store = async () => {
    const all = [...rights].map((right) => {
      const cut = right.lastIndexOf(":");
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the contract's actions
      return { url: right.slice(0, cut), action: right.slice(cut + 1) as Action };
    });
    await save.mutateAsync({ roleId: role.id, rights: all, version: permissions.version });
    notify.success(t("rights.saved", { count: role.userCount }));
    onClose();
  };
  return (
    <div className="rights">
      {someNotHeld && !isFixed && <Note type="info" title={t("rights.someNotHeld")} />}
      <Input
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={t("rights.search")}
        aria-label={t("rights.search")}
      />
      <div className="rights-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("rights.page")}</th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  <ColumnBox {...{ action, pages, rights, isFixed }} onChange={setRights} />
                  {actionTexts[action][language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <PageRow key={page.url} {...{ page, rights, isFixed }} onChange={setRights} />
            ))}
          </tbody>
        </table>
      </div>
      {!isFixed && (
        <div className="record-form-buttons">
          <Button type="primary" loading={save.isPending} onClick={() => void store().catch(() => undefined)}>
            {t("rights.save")}
          </Button>
          <Button onClick={onClose}>{word("cancel")}</Button>
        </div>
      )}
    </div>
  );
}

interface PageRowProps {
  page: Permissions["pages"][number];
  rights: Rights;
  isFixed: boolean;
  onChange: (rights: Rights) => void;
}

/** A page's actions. */
function PageRow({ page, rights, isFixed, onChange }: PageRowProps) {
  const { t, language } = useTexts("system");
  return (
    <tr>
      <th scope="row">
        <small className="muted">{page.group}</small>
        {page.title}
        <details>
          <summary>{t("rights.covers")}</summary>
          <dl>
            {page.actions.map(({ action, title, covers }) => (
              <div key={action}>
                <dt>{title}</dt>
                <dd>{covers}</dd>
              </div>
            ))}
          </dl>
        </details>
      </th>
      {actions.map((action) => (
        <td key={action}>
          {page.actions.some((one) => one.action === action) && (
            <Checkbox
              aria-label={`${page.title}: ${actionTexts[action][language]}`}
              disabled={isFixed || !maySet(page, action)}
              title={coversOf(page, action, maySet(page, action) ? "" : t("rights.notHeld"))}
              checked={rights.has(`${page.url}:${action}`)}
              onChange={(event) => onChange(changeRight(rights, page, { action, granted: event.target.checked }))}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** The extent of a right, and why it cannot be set. */
function coversOf(page: Permissions["pages"][number], action: Action, hint: string): string {
  const covers = page.actions.find((one) => one.action === action)?.covers ?? "";
  return [covers, hint].filter((part) => part !== "").join("\n");
}

interface ColumnBoxProps {
  action: Action;
  pages: Permissions["pages"];
  rights: Rights;
  isFixed: boolean;
  onChange: (rights: Rights) => void;
}

/** Grants or takes an action on all pages that are shown. */
function ColumnBox({ action, pages, rights, isFixed, onChange }: ColumnBoxProps) {
  const { t, language } = useTexts("system");
  const able = pages.filter((page) => page.actions.some((one) => one.action === action) && maySet(page, action));
  const held = able.filter(({ url }) => rights.has(`${url}:${action}`)).length;
  return (
    <Checkbox
      aria-label={t("rights.all", { action: actionTexts[action][language] })}
      disabled={isFixed || able.length === 0}
      checked={able.length > 0 && held === able.length}
      indeterminate={held > 0 && held < able.length}
      onChange={(event) => onChange(setAll(rights, able, { action, granted: event.target.checked }))}
    />
  );
}
