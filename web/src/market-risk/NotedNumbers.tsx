import { notedNumbers } from "@lading/contract/market-risk";
import { TextField } from "#ui";

/** Fields of the numbers noted with the verdict on a query or a hit. */
export function NotedNumbers() {
  return Object.keys(notedNumbers).map((name) => <TextField key={name} name={name} dir="ltr" />);
}
