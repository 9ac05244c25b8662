export { ListPage } from "../ui/ListPage.tsx";
