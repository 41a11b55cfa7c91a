import { matchRoute } from "./match-route";

/** Whether the current document was loaded for a page that pays: only its policy allows the payment window. */
export const mayPay = typeof location === "undefined" || matchRoute(location.pathname).route.pays === true;
