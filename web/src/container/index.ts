export { Containers, HouseContainers } from "./late.tsx";
