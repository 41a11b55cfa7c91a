import { shop } from "@contract/shop";

/** The link that calls the shop. A function, because the bundle may evaluate this module before the shop's. */
export const shopTel = () => `tel:${shop.phone.replaceAll(" ", "")}`;
