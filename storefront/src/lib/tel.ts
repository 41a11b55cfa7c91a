import { shop } from "@contract/shop";

/** Calls the shop. A function: at the time this module is evaluated, the bundle may not have reached the shop's yet. */
export const shopTel = () => `tel:${shop.phone.replaceAll(" ", "")}`;
