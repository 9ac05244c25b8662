import { serviceTexts, supplierServices } from "@lading/contract/supplier";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { CountrySelect, DateField, PortInput, useCountries, useNarrow } from "#ui";
import { Icon } from "#ui/light";
import { useLabels } from "./labels.ts";

interface AgentSearchProps {
  values: Readonly<Record<string, unknown>>;
  onSearch: (values: Readonly<Record<string, unknown>>) => void;
}

/** What overseas agents are found by; on a phone the first stands open, the others come when asked for. */
export function AgentSearch({ values, onSearch }: AgentSearchProps) {
  const { t } = useTexts("supplier");
  const { t: app } = useTexts("app");
  const labels = useLabels();
  const { options } = useCountries();
  const [form] = Form.useForm<Record<string, unknown>>();
  const isNarrow = useNarrow();
  const [more, setMore] = useState(Object.keys(values).some((name) => name !== "search"));
  const fields = [
    {
      name: "search",
      label: t("search"),
      field: <Input allowClear maxLength={80} placeholder={t("agents.searchHint")} />,
    },
    { name: "country", label: labels.field("country"), field: <CountrySelect options={options} /> },
    {
      name: "service",
      label: labels.service("service"),
      field: <Select allowClear options={labels.options(serviceTexts, supplierServices)} />,
    },
    { name: "port", label: t("services.port"), field: <PortInput /> },
    { name: "validOn", label: t("services.validOn"), field: <DateField /> },
    {
      name: "source",
      label: labels.service("source"),
      field: (
        <Select
          allowClear
          options={(["supplier", "lading"] as const).map((value) => ({ value, label: labels.source(value) }))}
        />
      ),
    },
  ];
  return (
    <Form
      form={form}
      className="list-search"
      layout="vertical"
      role="search"
      initialValues={{ ...values }}
      onFinish={() => onSearch(form.getFieldsValue(true))}
    >
      {fields.slice(0, isNarrow && !more ? 1 : undefined).map(({ name, label, field }) => (
        <Form.Item key={name} name={name} label={label}>
          {field}
        </Form.Item>
      ))}
      <div className="list-search-buttons">
        <Button type="primary" htmlType="submit" icon={<Icon name="search" />}>
          {app("list.search")}
        </Button>
        <Button onClick={() => onSearch({})}>{app("list.reset")}</Button>
        {isNarrow && (
          <Button type="link" aria-expanded={more} onClick={() => setMore(!more)}>
            {app(more ? "list.less" : "list.more")}
          </Button>
        )}
      </div>
    </Form>
  );
}
