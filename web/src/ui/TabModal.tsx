import { Drawer, Modal, type DrawerProps, type ModalProps } from "antd";

/**
 * A modal that belongs to its tab: it stands inside the page instead of at the end of the document, so that it goes
 * and comes back with the page, its fields as they were, when tabs are switched. (antd's own place for it would leave
 * it over the other tab's page, and it crashes when it is closed while its page is hidden.)
 */
export function TabModal(props: Omit<ModalProps, "getContainer" | "focusable">) {
  return <Modal {...props} getContainer={false} focusable={{ focusTriggerAfterClose: false }} />;
}

/** A drawer that belongs to its tab; see {@link TabModal}. */
export function TabDrawer(props: Omit<DrawerProps, "getContainer">) {
  return <Drawer {...props} getContainer={false} rootStyle={{ position: "fixed" }} />;
}
