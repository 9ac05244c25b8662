export { freeSpace, isFull, isLow, refuseWhenFull, type Space } from "./space.ts";
