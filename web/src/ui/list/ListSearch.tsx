import { Button, Form, Input, type InputProps } from "antd";
import { cloneElement, Fragment, isValidElement, useEffect, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { FilterShape } from "./address.ts";
import { SavedFilters } from "./SavedFilters.tsx";
import { useNarrow, usePhone } from "../use-media.ts";

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

/** The search form above a list. On a phone it is one line: the first filter, and two buttons; the other filters open below. */
export function ListSearch({ name, filters, values, onSearch }: ListSearchProps) {
  const { t, word } = useTexts("app");
  const [form] = Form.useForm<Record<string, unknown>>();
  const isPhone = usePhone();
  const open = useNarrow() ? openOnMobile : openOnDesktop;
  const usesMore = filters.slice(open).some((filter) => values[filter.name] !== undefined);
  const [more, setMore] = useState(usesMore && !isPhone);
  const isLine = isPhone && !more;
  const shown = JSON.stringify(values);

  useEffect(() => {
    form.resetFields();
    const present: Record<string, unknown> = JSON.parse(shown);
    form.setFieldsValue(present);
  }, [form, shown]);

  /** Also of the filters that are not open now. */
  const typed = (): Record<string, unknown> => form.getFieldsValue(true);
  const search = () => {
    if (isPhone) setMore(false);
    onSearch(typed());
  };
  const reset = () => {
    form.resetFields();
    onSearch({});
  };

  return (
    <Form
      form={form}
      className="list-search"
      data-line={isLine || undefined}
      layout="vertical"
      onFinish={search}
      role="search"
    >
      {filters.slice(0, more ? undefined : open).map((filter) => (
        <Fragment key={filter.name}>
          {more && filter.group !== undefined && <p className="list-search-group">{filter.group}</p>}
          <Form.Item name={filter.name} label={filter.label}>
            {isLine ? withHint(filter) : filter.field}
          </Form.Item>
        </Fragment>
      ))}
      <div className="list-search-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<Icon name="search" />}
          {...(isLine && { "aria-label": word("search") })}
        >
          {!isLine && word("search")}
        </Button>
        {!isLine && (
          <>
            <Button onClick={reset}>{t("list.reset")}</Button>
            <SavedFilters name={name} current={typed} onChoose={onSearch} />
          </>
        )}
        {(isPhone || filters.length > open) && (
          <MoreFilters {...{ more, isLine }} used={usesMore} onToggle={() => setMore(!more)} />
        )}
      </div>
    </Form>
  );
}

/** On one line a field's name stands in it, where no hint does. */
function withHint({ field, label }: ListFilter): ReactNode {
  const isHintless = isValidElement<InputProps>(field) && field.type === Input && !field.props.placeholder;
  return isHintless ? cloneElement(field, { placeholder: label }) : field;
}

interface MoreFiltersProps {
  more: boolean;
  isLine: boolean;
  /** A filter among those that do not stand open is in use. */
  used: boolean;
  onToggle: () => void;
}

function MoreFilters({ more, isLine, used, onToggle }: MoreFiltersProps) {
  const { t } = useTexts("app");
  const name = more ? t("list.less") : t("list.more");
  if (isLine)
    return (
      <Button
        className={used ? "list-filters-used" : ""}
        aria-expanded={more}
        aria-label={name}
        title={name}
        icon={<Icon name="filter" />}
        onClick={onToggle}
      />
    );
  return (
    <Button
      type="link"
      aria-expanded={more}
      icon={<Icon name="down" className={more ? "upside-down" : ""} />}
      iconPlacement="end"
      onClick={onToggle}
    >
      {name}
    </Button>
  );
}
