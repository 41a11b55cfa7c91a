import type { RouteName } from "@contract";

type Verb = "list" | "one" | "create" | "update" | "delete";

/** Which call of the contract serves which verb of a resource. A verb that is missing does not exist. */
export const resourceRoutes = {
  products: {
    list: "adminGetProducts",
    one: "adminGetProduct",
    create: "adminAddProduct",
    update: "adminEditProduct",
    delete: "adminDeleteProduct",
  },
  orders: { list: "adminGetOrders", one: "adminGetOrder", update: "adminUpdateOrder" },
  "shipping-failed": { list: "getShippingFailed" },
  returns: { list: "adminGetOrders" },
  carousel: { list: "getSlides", create: "addSlide", update: "editSlide", delete: "deleteSlide" },
  features: {
    list: "adminGetFeatures",
    create: "addFeature",
    update: "adminEditFeature",
    delete: "adminDeleteFeature",
  },
  reviews: { list: "adminGetReviews", update: "adminModerateReview" },
  questions: { list: "adminGetQuestions", one: "adminGetQuestion", delete: "adminDeleteQuestion" },
  customers: { list: "adminGetCustomers", one: "adminGetCustomer" },
  tickets: { list: "adminGetTickets", one: "adminGetTicket" },
  coupons: {
    list: "adminGetCoupons",
    one: "adminGetCoupon",
    create: "adminAddCoupon",
    update: "adminEditCoupon",
    delete: "adminDeleteCoupon",
  },
  "when-back": { list: "adminGetWaitedFor" },
  "audit-log": { list: "adminGetAuditLog" },
} as const satisfies Record<string, Partial<Record<Verb, RouteName>>>;

export type ResourceName = keyof typeof resourceRoutes;

export function routeOf(resource: string, verb: Verb): RouteName | undefined {
  const verbs: Partial<Record<Verb, RouteName>> | undefined = Object.hasOwn(resourceRoutes, resource)
    ? resourceRoutes[resource as ResourceName]
    : undefined;
  return verbs?.[verb];
}
