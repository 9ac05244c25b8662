import {
  addAdvert,
  deleteAdvert,
  editAdvert,
  editAdvertState,
  getAdvertLog,
  loadAdvertInfo,
  loadShownAdvert,
} from "@lading/contract/advert";
import type { RecordKind } from "#core/testing";

export const advertKinds: readonly RecordKind[] = [
  {
    name: "advert",
    calls: [deleteAdvert, editAdvert, editAdvertState, getAdvertLog, loadAdvertInfo, loadShownAdvert],
    make: async ({ ask, word }) =>
      (await ask(addAdvert, { ...addAdvert.example, title: { zh: word, en: word, ar: word } })).id,
  },
];
