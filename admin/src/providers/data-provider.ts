import type { CallInput, ResponseOf } from "@contract";
import type { BulkMove } from "@contract/order-states";
import { type MissingPaper, missingPapersHeader, type PaperKind } from "@contract/paper-kinds";
import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, fetchUtils, Identifier } from "react-admin";
import { call, request, requestFile, routeUrl } from "./call";
import { filterToQuery, type ListFilter, translateRequest } from "./translate-request";

type Row = { _id: string };
type ListAnswer = { data: Row[]; meta?: { total: number } };
type Place = { id: string; order: number };

const withId = <R extends Row>(row: R) => ({ ...row, id: row._id });

/** ra-data-simple-rest talks to the shop's own calls: requests are translated, responses unwrapped. */
const httpClient: typeof fetchUtils.fetchJson = async (asked, options = {}) => {
  const { url, method, resource, verb, id } = translateRequest(String(asked), options.method ?? "GET");
  const sent: unknown = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
  const answer = await request<{ data: Row | Row[] } & ListAnswer>(url, method, sent);
  const rows = Array.isArray(answer.data) ? answer.data.map(withId) : undefined;
  const json = rows
    ? verb === "one"
      ? rows.find((row) => row.id === id)
      : rows
    : withId(answer.data as unknown as Row);
  const total = answer.meta?.total ?? rows?.length ?? 0;
  return {
    status: 200,
    headers: new Headers({ "content-range": `${resource} 0-${rows?.length ?? 0}/${total}` }),
    body: "",
    json,
  };
};

const rest = simpleRestProvider("", httpClient);

export const dataProvider = {
  ...rest,
  /** The contract reads one record at a time. */
  getMany: async (resource, { ids }) => ({
    data: await Promise.all(ids.map(async (id: Identifier) => (await rest.getOne(resource, { id })).data)),
  }),
  /** `meta` are headers: with the key of its form the same thing that is sent again is made once. */
  create: async (resource, { data, meta }) => {
    const { url } = translateRequest(`/${resource}`, "POST");
    const made = await request<{ data: Row }>(url, "POST", data, meta);
    return { data: withId(made.data) as never };
  },
  /** Each product by itself; those that are gone already are as wanted. */
  deleteMany: async (resource, params) => {
    if (resource !== "products") return rest.deleteMany(resource, params);
    const productIds = params.ids.map(String);
    const { data } = await call("adminDeleteProducts", { body: { productIds } });
    const refused = data.find(({ outcome }) => outcome === "refused");
    if (refused) throw new Error(refused.message ?? "");
    return { data: params.ids };
  },
  /** These products as they are now, at most a hundred. */
  readProducts: async (ids: string[]) => {
    const query = { filter: JSON.stringify({ id: ids }), range: `[0,${ids.length - 1}]` };
    const url = routeUrl("adminGetProducts", { query });
    return (await request<ResponseOf<"adminGetProducts">>(url, "GET")).data.map(withId);
  },
  editOne: (id: string, body: CallInput<"adminEditProduct">["body"]) =>
    call("adminEditProduct", { params: { id }, body }),
  editProducts: (edits: CallInput<"adminEditProducts">["body"]["edits"]) =>
    call("adminEditProducts", { body: { edits, stockReason: "counted" } }),
  /** `read` is the order that was seen: somebody else's is not overwritten silently. */
  reorderSlides: (slideOrders: Place[], read: string[]) =>
    call("reorderSlides", { body: { slideOrders, read } }),
  reorderFeatures: (featureOrders: Place[], read: string[]) =>
    call("adminReorderFeatures", { body: { featureOrders, read } }),
  featureProduct: (id: string, isFeatured: boolean, featuredDescription?: string | null) =>
    call("featureProduct", { params: { id }, body: { isFeatured, featuredDescription } }),
  /** Confirms the HSN and the rate that the shop proposed. */
  confirmTax: (id: string) => call("adminEditProduct", { params: { id }, body: { isTaxProposed: false } }),
  /** Books the courier again, or the named one. */
  retryBooking: (id: string, courierId: number | null) =>
    call("adminRetryBooking", { params: { id }, body: { courierId } }),
  moveOrders: (orderIds: string[], orderStatus: BulkMove) =>
    call("adminMoveOrders", { body: { orderIds, orderStatus } }),
  /** Labels, slips and invoices as one PDF, and which could not be had. */
  printPapers: async (orderIds: string[], kinds: readonly PaperKind[]) => {
    const query = { orderIds: orderIds.join(","), kinds: kinds.join(",") };
    const answer = await requestFile(routeUrl("adminGetPapers", { query }));
    const said = decodeURIComponent(answer.headers.get(missingPapersHeader) ?? "[]");
    return { pdf: await answer.blob(), missing: JSON.parse(said) as MissingPaper[] };
  },
  findOrder: (number: string) => call("adminFindOrder", { query: { number } }),
  /** The orders beside this one in the list with these filters and this sort, as the list sends them. */
  getNeighbours: (id: string, filter: ListFilter, sort: [string, string]) =>
    request<ResponseOf<"adminGetNeighbours">>(
      routeUrl("adminGetNeighbours", {
        params: { id },
        query: { ...filterToQuery(filter), sort: JSON.stringify(sort) },
      }),
      "GET",
    ),
  getCouriers: (id: string) => call("adminGetCouriers", { params: { id } }),
  handOver: (id: string, body: CallInput<"adminHandOver">["body"]) =>
    call("adminHandOver", { params: { id }, body }),
  getRunSheet: (day: string) => call("adminGetRunSheet", { params: { day } }),
  getVehicleSlots: () => call("adminGetVehicleSlots", {}),
  moveSlot: (id: string, body: CallInput<"adminMoveSlot">["body"]) =>
    call("adminMoveSlot", { params: { id }, body }),
  noteCash: (
    orderIds: string[],
    reference: string | null,
    differences: { orderId: string; paidIn: number }[] = [],
  ) =>
    call("adminNoteCash", {
      body: { orderIds, reference, ...(differences.length > 0 && { differences }) },
    }),
  /** A courier's file beside the cash that is due; changes nothing. */
  matchRemittance: (body: CallInput<"adminMatchRemittance">["body"]) =>
    call("adminMatchRemittance", { body }),
  takeCashBack: (id: string, reason: string) =>
    call("adminTakeCashBack", { params: { id }, body: { reason } }),
  noteRefund: (id: string, body: CallInput<"adminNoteRefund">["body"]) =>
    call("adminNoteRefund", { params: { id }, body }),
  getCashLimits: (id: string) => call("adminGetCashLimits", { params: { id } }),
  allowCash: (id: string, body: CallInput<"adminAllowCash">["body"]) =>
    call("adminAllowCash", { params: { id }, body }),
  getRefundAccount: (id: string) => call("adminGetRefundAccount", { params: { id } }),
  deleteRefundAccount: (id: string) => call("adminDeleteRefundAccount", { params: { id } }),
  getShippingSettings: () => call("adminGetShippingSettings", {}),
  saveShippingSettings: (body: CallInput<"adminSaveShippingSettings">["body"]) =>
    call("adminSaveShippingSettings", { body }),
  getShop: () => call("adminGetShop", {}),
  saveShop: (body: CallInput<"adminSaveShop">["body"]) => call("adminSaveShop", { body }),
  getHomeWords: () => call("adminGetHomeWords", {}),
  saveHomeWords: (body: CallInput<"adminSaveHomeWords">["body"]) => call("adminSaveHomeWords", { body }),
  saveHomeDraft: (body: CallInput<"adminSaveHomeDraft">["body"]) => call("adminSaveHomeDraft", { body }),
  discardHomeDraft: () => call("adminDiscardHomeDraft", {}),
  getPolicies: () => call("adminGetPolicies", {}),
  savePolicies: (body: CallInput<"adminSavePolicies">["body"]) => call("adminSavePolicies", { body }),
  savePoliciesDraft: (body: CallInput<"adminSavePoliciesDraft">["body"]) =>
    call("adminSavePoliciesDraft", { body }),
  discardPoliciesDraft: () => call("adminDiscardPoliciesDraft", {}),
  getOpening: () => call("adminGetOpening", {}),
  saveOpening: (body: CallInput<"adminSaveOpening">["body"]) => call("adminSaveOpening", { body }),
  getFirstSteps: () => call("adminGetFirstSteps", {}),
  tryShipping: (body: CallInput<"adminTryShipping">["body"]) => call("adminTryShipping", { body }),
  getLexicon: () => call("adminGetLexicon", {}),
  saveLexicon: (body: CallInput<"adminSaveLexicon">["body"]) => call("adminSaveLexicon", { body }),
  /** What a shopper would find. */
  searchShop: (keyword: string) => call("searchProducts", { params: { keyword }, query: { limit: "6" } }),
  getDashboard: () => call("getDashboard", {}),
  moderateReview: (id: string, hidden: boolean, version: string) =>
    call("adminModerateReview", { params: { id }, body: { hidden, version } }),
  answerReview: (id: string, answer: string | null, version: string) =>
    call("adminAnswerReview", { params: { id }, body: { answer, version } }),
  /** Changes the stock by a difference; sent again with the same key it is applied once. */
  changeStock: (id: string, body: CallInput<"adminChangeStock">["body"], key: string) =>
    call("adminChangeStock", { params: { id }, body }, { "idempotency-key": key }),
  /** Marks a product's texts in another language as matching its current English texts. */
  saveTranslation: (
    id: string,
    language: CallInput<"adminSaveTranslation">["params"]["language"],
    body: CallInput<"adminSaveTranslation">["body"],
  ) => call("adminSaveTranslation", { params: { id, language }, body }),
  getStockCount: (query: CallInput<"adminGetStockCount">["query"]) => call("adminGetStockCount", { query }),
  /** Applies counted differences; sent again with the same key they are applied once. */
  applyStockCount: (body: CallInput<"adminApplyStockCount">["body"], key: string) =>
    call("adminApplyStockCount", { body }, { "idempotency-key": key }),
  saveSkus: (id: string, skus: CallInput<"adminSaveSkus">["body"]["skus"]) =>
    call("adminSaveSkus", { params: { id }, body: { skus } }),
  saveVariantPrices: (id: string, prices: CallInput<"adminSaveVariantPrices">["body"]["prices"]) =>
    call("adminSaveVariantPrices", { params: { id }, body: { prices } }),
  getChoices: (id: string) => call("adminGetChoices", { params: { id } }),
  saveChoices: (id: string, body: CallInput<"adminSaveChoices">["body"]) =>
    call("adminSaveChoices", { params: { id }, body }),
  getFormerAddresses: (id: string) => call("adminGetFormerAddresses", { params: { id } }),
  addFormerAddress: (id: string, body: CallInput<"adminAddFormerAddress">["body"]) =>
    call("adminAddFormerAddress", { params: { id }, body }),
  deleteFormerAddress: (id: string, slug: string) =>
    call("adminDeleteFormerAddress", { params: { id, slug } }),
  getStockMovements: (id: string) => call("adminGetStockMovements", { params: { id } }),
  /** Sends one picture; returns its address. */
  uploadPicture: async (file: File): Promise<string> => {
    const form = new FormData();
    form.set("file", file);
    const answer = await request<{ data: { url: string } }>("/api/admin/uploads", "POST", form);
    return answer.data.url;
  },
} satisfies DataProvider;

export type PanelDataProvider = typeof dataProvider;
