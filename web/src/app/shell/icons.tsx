import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CarOutlined,
  ContactsOutlined,
  DollarOutlined,
  FileTextOutlined,
  FormOutlined,
  HistoryOutlined,
  HomeOutlined,
  InboxOutlined,
  MailOutlined,
  NodeIndexOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  TruckOutlined,
  UserOutlined,
  WarningOutlined,
} from "@ant-design/icons";
import type { ComponentType } from "react";

/** The menu's icons by the names that the server gives them. */
const icons: Readonly<Record<string, ComponentType>> = {
  audit: AuditOutlined,
  bank: BankOutlined,
  car: CarOutlined,
  chart: BarChartOutlined,
  contacts: ContactsOutlined,
  dollar: DollarOutlined,
  file: FileTextOutlined,
  form: FormOutlined,
  history: HistoryOutlined,
  home: HomeOutlined,
  inbox: InboxOutlined,
  mail: MailOutlined,
  node: NodeIndexOutlined,
  safety: SafetyOutlined,
  search: SearchOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  team: TeamOutlined,
  truck: TruckOutlined,
  user: UserOutlined,
  warning: WarningOutlined,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}
