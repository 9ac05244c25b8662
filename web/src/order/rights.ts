/** The page whose rights decide on orders and on goods that come in. */
export const receivingPage = "/logisticsManagement/orderWayBill";
