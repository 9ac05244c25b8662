import { usePage } from "#core/page";
import { CostDetail } from "./CostDetail.tsx";
import { CostList } from "./CostList.tsx";

/** /supplierCostDetails?id=…: one cost; without an id, all of them. */
export default function CostsPage() {
  const { search } = usePage();
  const id = search.get("id");
  return id ? <CostDetail id={id} /> : <CostList />;
}
