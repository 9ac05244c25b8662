import { guessCargoFileType } from "@lading/contract/cargo-file";
import { filesForWaybill, type createWorkOrderByPreAlert } from "@lading/contract/pre-alert";
import { addPapers } from "#cargo-file";
import type { Context } from "#core/http";
import type { TakenOver } from "#waybill";
import type { PreAlertRow } from "./content.ts";
import { filesOf } from "./files.ts";

/**
 * Adds copies of a pre-alert's files to the waybill that was made of it, as many as it may have; gives their names. A
 * file is what the sender's cargo file was said to be, else what its name says.
 */
export async function fileWithWaybill(
  context: Context<typeof createWorkOrderByPreAlert>,
  alert: PreAlertRow,
  made: TakenOver,
): Promise<string[]> {
  const waybill = made.main ?? made.houses[0];
  const { companyId, id, mainNumber, totalHouses, alertNumber } = alert;
  const files = await filesOf(context.db, { companyId, id });
  const taken = files.slice(0, filesForWaybill({ mainNumber, totalHouses, files: files.length }));
  if (!waybill || taken.length === 0) return [];
  const typed = taken.map(({ card, type }) => ({ card, type: type ?? guessCargoFileType(card.name) }));
  await addPapers(context, { waybill, files: typed, ownership: "agent", remark: alertNumber });
  return taken.map(({ card }) => card.name);
}
