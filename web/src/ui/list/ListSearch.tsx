import { Button, Form } from "antd";
import { Fragment, useEffect, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { FilterShape } from "./address.ts";
import { SavedFilters } from "./SavedFilters.tsx";
import { useNarrow } from "../use-media.ts";

/** A filter of a list: an input (any control with `value` and `onChange`) under a name of the call's input. */
export interface ListFilter extends FilterShape {
  label: string;
  field: ReactNode;
  /** The first filter of a group carries the group's title; it stands above it when all filters are open. */
  group?: string;
}

interface ListSearchProps {
  /** Names the list where its saved filters are kept. */
  name: string;
  filters: readonly ListFilter[];
  values: Readonly<Record<string, unknown>>;
  onSearch: (values: Record<string, unknown>) => void;
}

/** So many filters stand open; the others come with "More filters". */
const openOnDesktop = 3;
const openOnMobile = 1;

/** The search form above a list. */
export function ListSearch({ name, filters, values, onSearch }: ListSearchProps) {
  const { t, word } = useTexts("app");
  const [form] = Form.useForm<Record<string, unknown>>();
  const open = useNarrow() ? openOnMobile : openOnDesktop;
  const usesMore = filters.slice(open).some((filter) => values[filter.name] !== undefined);
  const [more, setMore] = useState(usesMore);
  const shown = JSON.stringify(values);

  useEffect(() => {
    form.resetFields();
    const present: Record<string, unknown> = JSON.parse(shown);
    form.setFieldsValue(present);
  }, [form, shown]);

  /** Also of the filters that are not open now. */
  const typed = (): Record<string, unknown> => form.getFieldsValue(true);
  const reset = () => {
    form.resetFields();
    onSearch({});
  };

  return (
    <Form form={form} className="list-search" layout="vertical" onFinish={() => onSearch(typed())} role="search">
      {filters.slice(0, more ? undefined : open).map((filter) => (
        <Fragment key={filter.name}>
          {more && filter.group !== undefined && <p className="list-search-group">{filter.group}</p>}
          <Form.Item name={filter.name} label={filter.label}>
            {filter.field}
          </Form.Item>
        </Fragment>
      ))}
      <div className="list-search-buttons">
        <Button type="primary" htmlType="submit" icon={<Icon name="search" />}>
          {word("search")}
        </Button>
        <Button onClick={reset}>{t("list.reset")}</Button>
        <SavedFilters name={name} current={typed} onChoose={onSearch} />
        {filters.length > open && (
          <Button
            type="link"
            aria-expanded={more}
            icon={<Icon name="down" className={more ? "upside-down" : ""} />}
            iconPlacement="end"
            onClick={() => setMore(!more)}
          >
            {more ? t("list.less") : t("list.more")}
          </Button>
        )}
      </div>
    </Form>
  );
}
