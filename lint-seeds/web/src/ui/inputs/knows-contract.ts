import { getContactList } from "@lading/contract/customer";

export const call = getContactList;
