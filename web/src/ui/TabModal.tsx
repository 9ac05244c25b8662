import { Drawer, Modal, type DrawerProps, type ModalProps } from "antd";
import { usePage } from "#core/page";

/**
 * A modal that belongs to its tab: it stands inside the page instead of at the end of the document, so that it goes
 * and comes back with the page, its fields as they were, when tabs are switched.
 */
export function TabModal(props: Omit<ModalProps, "getContainer">) {
  const { active } = usePage();
  return <Modal {...props} open={props.open === true && active} getContainer={false} />;
}

/** A drawer that belongs to its tab; see {@link TabModal}. */
export function TabDrawer(props: Omit<DrawerProps, "getContainer">) {
  const { active } = usePage();
  return (
    <Drawer {...props} open={props.open === true && active} getContainer={false} rootStyle={{ position: "fixed" }} />
  );
}
