import type { MedusaContainer } from "@medusajs/framework/types";
import type { Admin } from "../../accounts/actor";
import type { RouteName } from "../../contract";
import { claimMovements } from "../../inventory/claim";
import { changesOf, flat } from "../../platform/edits/changes";
import { log } from "../../platform/log";
import { readAfter, readBefore } from "./before";
import { insertNote } from "./insert-note";

type Fields = Readonly<Record<string, unknown>>;
type Input = { params?: unknown; query?: unknown; body?: unknown };

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Staff calls that are not reads but change nothing in the shop, or note themselves what they do. */
const silent: ReadonlySet<RouteName> = new Set([
  "logout",
  "endSession",
  "endOtherSessions",
  "askContactChange",
  "adminTryShipping",
  "adminPreviewHome",
  "adminPreviewMail",
  "adminPreviewProduct",
  "adminSendTestMail",
  "adminMatchRemittance",
  "startSecondFactor",
  "adminTestWebhook",
  "adminResendWebhook",
  "adminImportProducts",
]);
/** Their bodies are nested objects: the changed values are at the innermost level. */
const isForms: ReadonlySet<RouteName> = new Set([
  "adminSaveShippingSettings",
  "adminSaveShop",
  "adminAddTaxRate",
  "adminEditTaxRate",
  "adminAddBrand",
  "adminEditBrand",
  "adminAddCategory",
  "adminEditCategory",
  "adminAddKind",
  "adminEditKind",
  "adminSaveOpening",
  "adminSaveHomeWords",
  "adminSaveHomeDraft",
  "adminSavePolicies",
  "adminSavePoliciesDraft",
  "adminSaveMails",
  "addSlide",
  "editSlide",
  "addFeature",
  "adminEditFeature",
]);
/** Their form may change stock, which is then theirs in its history. */
const editsStock: ReadonlySet<RouteName> = new Set([
  "adminAddProduct",
  "adminEditProduct",
  "adminSaveChoices",
]);
/** Every value of these is the shop's own word on its pages or in a mail, so each is logged. */
const isPublic: ReadonlySet<RouteName> = new Set([
  "adminSaveShop",
  "adminAddTaxRate",
  "adminEditTaxRate",
  "adminSaveOpening",
  "adminSaveHomeWords",
  "adminSaveHomeDraft",
  "adminSavePolicies",
  "adminSavePoliciesDraft",
  "adminSaveMails",
  "adminAddBrand",
  "adminEditBrand",
  "adminReorderBrands",
  "adminAddCoupon",
  "adminEditCoupon",
  "adminAddCategory",
  "adminEditCategory",
  "adminReorderCategories",
  "adminAddKind",
  "adminEditKind",
  "adminReorderKinds",
  "adminSaveSizeGuide",
  "adminDeleteSizeGuide",
  "adminAddFormerAddress",
  "adminDeleteFormerAddress",
  "addSlide",
  "editSlide",
  "addFeature",
  "adminEditFeature",
  "adminAnswerQuestion",
  "adminDeclineQuestion",
  "adminMakeApiKey",
  "adminAddWebhook",
  "adminEditWebhook",
  "adminRefuseReviewPhoto",
]);
/** Reads that are logged too: they show a shopper's data, and each access must be accounted for. */
const lookedAt: ReadonlySet<RouteName> = new Set([
  "adminGetRefundAccount",
  "adminGetCustomerData",
  "adminExportCustomers",
  "adminExportOrders",
  "adminGetPapers",
]);

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const ids = (value: unknown, asked: Fields = {}) =>
  new Map(Array.isArray(value) ? value.map((id) => [String(id), asked]) : []);

/**
 * Calls about several things, each of which gets an entry of its own: the ids that an input names, with what it asks of
 * each. `id` is what the rows of the response call them.
 */
const several: Partial<Record<RouteName, { id: string; asked: (input: Input) => Map<string, Fields> }>> = {
  adminMoveOrders: {
    id: "orderId",
    asked: ({ body }) => ids(fields(body).orderIds, { orderStatus: fields(body).orderStatus }),
  },
  adminGetPapers: { id: "orderId", asked: ({ query: asked }) => ids(fields(asked).orderIds) },
  adminEditProducts: {
    id: "productId",
    asked: ({ body }) =>
      new Map(list(fields(body).edits).map(({ productId, ...edit }) => [String(productId), edit])),
  },
  adminDeleteProducts: { id: "productId", asked: ({ body }) => ids(fields(body).productIds) },
};

/** Which of them a response changed; a file shows them all. */
function doneOf(id: string, before: Map<string, Fields>, reply: unknown): string[] {
  const { data } = fields(reply);
  if (!Array.isArray(data)) return [...before.keys()];
  return list(data).flatMap((row) => (row.outcome === "done" ? [String(row[id])] : []));
}

const nameOf = (thing: Fields) =>
  text(thing.title) ??
  text(thing.orderNumber) ??
  text(thing.productTitle) ??
  text(thing.url) ??
  text(thing.userName) ??
  text(thing.name) ??
  text(thing.label) ??
  text(thing["label.en"]) ??
  text(fields(thing.label).en);

/** What a call about several names, as it is before the call; undefined for any other call. */
async function readSeveral(
  name: RouteName,
  input: Input,
  scope: MedusaContainer,
): Promise<Map<string, Fields> | undefined> {
  const asked = several[name]?.asked(input);
  if (!asked) return undefined;
  const before = new Map<string, Fields>();
  for (const id of asked.keys()) {
    const was = await readBefore(name, id, scope).catch(() => undefined);
    if (was) before.set(id, was);
  }
  return before;
}

/** Whether a staff call is logged: every write, and a few reads. */
export const isNoted = (name: RouteName, isRead: boolean): boolean => !isRead || lookedAt.has(name);

/**
 * Begins the log entry for a write by staff: reads the record before the change, and returns a function that saves
 * the entry once the write has succeeded; undefined if the call changes nothing. A failure to save is logged and does
 * not fail the request.
 */
export async function beginNote(
  name: RouteName,
  actor: Admin,
  input: Input,
  scope: MedusaContainer,
): Promise<((reply: unknown) => Promise<void>) | undefined> {
  if (silent.has(name)) return undefined;
  const since = new Date();
  const id = text(fields(input.params).id);
  const quietly = (error: unknown) => log.error({ err: error, route: name }, "audit: a note was not kept");
  const before = await readBefore(name, id, scope).catch(() => undefined);
  const severally = await readSeveral(name, input, scope);

  const keep = async (reply: unknown) => {
    const answer = fields(fields(reply).data);
    const thingId = id ?? text(answer._id) ?? null;
    const thing = (before && nameOf(before)) ?? nameOf(answer) ?? null;
    const body = fields(input.body);
    const asked = isForms.has(name) ? flat(body) : body;
    const done = before && (await readAfter(name, id, asked, scope).catch(() => undefined));
    const changed = changesOf(before, done ?? asked, isPublic.has(name));
    await insertNote(actor, name, { thingId, thing, changed });
    if (thingId && editsStock.has(name))
      await claimMovements({ productIds: [thingId], since, by: actor.userName, reason: "edit" });
  };
  const keepEach = async (before: Map<string, Fields>, reply: unknown) => {
    const kind = several[name];
    const askedOf = kind?.asked(input) ?? new Map<string, Fields>();
    for (const thingId of kind ? doneOf(kind.id, before, reply) : []) {
      const was = before.get(thingId);
      const asked = askedOf.get(thingId) ?? {};
      const done = await readAfter(name, thingId, asked, scope).catch(() => undefined);
      await insertNote(actor, name, {
        thingId,
        thing: (was && nameOf(was)) ?? null,
        changed: changesOf(was, done ?? asked),
      });
    }
  };
  const keepCounted = async (reply: unknown) => {
    const results = fields(reply).data;
    const lines = fields(input.body).lines;
    if (!Array.isArray(results) || !Array.isArray(lines)) return;
    for (const [at, result] of results.map(fields).entries()) {
      if (result.outcome !== "done") continue;
      const { variantId, read, counted } = fields(lines[at]);
      const of = await readBefore(name, String(variantId), scope);
      const thingId = text(of?.productId) ?? null;
      await insertNote(actor, name, {
        thingId,
        thing: (of && nameOf(of)) ?? null,
        changed: [{ field: "counted", from: Number(read), to: Number(counted) }],
      });
    }
  };
  if (name === "adminApplyStockCount") return (reply) => keepCounted(reply).catch(quietly);
  return (reply) => (severally ? keepEach(severally, reply) : keep(reply)).catch(quietly);
}
