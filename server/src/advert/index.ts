import {
  addAdvert,
  deleteAdvert,
  editAdvert,
  editAdvertState,
  exportAdvertList,
  getAdvertList,
  getAdvertLog,
  getShownAdvertList,
  loadAdvertInfo,
  loadShownAdvert,
} from "@lading/contract/advert";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { add, changeState, edit, remove } from "./change.ts";
import { pictureRoutes } from "./pictures.ts";
import { exportAdverts, listAdverts, loadAdvert, readAdvertLog } from "./read.ts";
import { listShown, loadShown } from "./shown.ts";

export { advertKinds } from "./make.ts";
export { addDemoAdverts } from "./demo.ts";

/** So many looks at adverts an hour from one address: many people may share one. */
const looks = ({ ip }: { ip: string }) => ({ key: `adverts:${ip}`, limit: 3_000, windowSeconds: 3600 });

/** A company's adverts on Lading's screens, for its own people and for everybody who comes with its code. */
export const advertModule: ServerModule = {
  name: "advert",
  routes: [
    on(getAdvertList, listAdverts),
    on(exportAdvertList, exportAdverts),
    on(loadAdvertInfo, loadAdvert),
    on(addAdvert, add),
    on(editAdvert, edit),
    on(editAdvertState, changeState),
    on(deleteAdvert, remove),
    on(getAdvertLog, readAdvertLog),
    onWithoutTransaction(getShownAdvertList, listShown, { limit: looks }),
    onWithoutTransaction(loadShownAdvert, loadShown, { limit: looks }),
  ],
  plugin: pictureRoutes,
};
