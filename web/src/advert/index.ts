export { AdvertPlace, OpenAdvert } from "./AdvertPlace.tsx";
