import { addWayBillByPrimary, exportAirWaybillMessages, readAirWaybillMessages } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mainNumber, openReceiver, type Receiver } from "./receiver.stage.ts";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.house.app.close());

describe("What one company writes, another reads", () => {
  test.each(["cargoImp", "cargoXml"] as const)("in the form %s", async (format) => {
    const administrator = receiver.house.tokens.administrator;
    const tag = format === "cargoImp" ? "IMP" : "XML";
    const houseIds = [
      await receiver.house.add({ houseNumber: `WAY${tag}1` }),
      await receiver.house.add({ houseNumber: `WAY${tag}2` }),
    ];
    const number = mainNumber();
    const main = {
      type: 1 as const,
      mainNumber: number,
      shippingDate: "2026-11-20",
      shipperName: "Gulf Freight",
      shipperAddress: "Fuzhong Road 9",
      shipperCity: "Shenzhen",
      shipperCountry: "CN",
      consigneeName: "Riyadh Clearing",
      consigneeAddress: "King Fahd Road 12",
      consigneeCity: "Riyadh",
      consigneeCountry: "SA",
      loadingPort: "SZX",
      destinationPort: "RUH",
      flightNumber: "SV 985",
      etd: "2026-11-21",
      freightTerms: "prepaid" as const,
      productName: "Consolidation",
      pieces: 4,
      weight: "600",
      volume: "5.28",
      operatorId: receiver.house.company.administrator.userId,
      warehouseId: receiver.house.warehouseId,
      houseIds,
    };
    const { Content: made } = await receiver.house.app.call(addWayBillByPrimary, main, { token: administrator });
    const { Content: written } = await receiver.house.app.call(
      exportAirWaybillMessages,
      { id: made.id, format },
      { token: administrator },
    );
    const files = written.messages.map(({ fileName, text }) => ({ name: fileName, text }));
    const { Content } = await receiver.house.app.call(
      readAirWaybillMessages,
      { files },
      { token: receiver.house.tokens.rival },
    );
    expect(Content.faults).toEqual([]);
    // The first company's waybill of this number is nothing to the second.
    expect(Content.mains).toMatchObject([{ existing: "none" }]);
    const { Content: stored, ErrorMsg } = await receiver.store(receiver.completed(Content));
    expect(ErrorMsg).toBeNull();
    expect(stored.mains).toMatchObject([{ isNew: true, added: 2 }]);
    const same = { weight: "300.000", volume: "2.640", chargeableWeight: "440.000", destinationPort: "RUH" };
    expect(await receiver.recordOf(`WAY${tag}1`)).toMatchObject({
      ...same,
      mainNumber: number,
      customsCode: "85044013",
    });
    expect(await receiver.recordOf(number)).toMatchObject({
      isMain: true,
      weight: "600.000",
      volume: "5.280",
      flightNumber: "SV985",
      etd: "2026-11-21",
      freightTerms: "prepaid",
    });
  });
});
