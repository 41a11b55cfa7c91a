import { matchRoute } from "./match-route";

/** Whether the document that stands here was loaded for a page that pays: only its policy lets the payment window in. */
export const mayPay = typeof location === "undefined" || matchRoute(location.pathname).route.pays === true;
