import { shop } from "../platform/identity/current";
import { indiaClock } from "../platform/india-day";

/** What an order number of this day begins with, as `ORD-26-`: the shop's own letters and the year in India. */
export const orderNumberPrefix = (at: Date) => `${shop().orderSeries}-${indiaClock(at).day.slice(2, 4)}-`;
