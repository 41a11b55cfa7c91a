import type { KeyScope } from "../../src/contract/key-scopes";
import type { OrderStatus } from "../../src/contract/order-states";
import type { StaffRole } from "../../src/contract/roles";
import type { Signed } from "./call";
import { liftOpenOrders, openCounter, place, placePickup, pune, put, stockOne } from "./goods";
import { loadBackend } from "./load-backend";
import type { Person, Shop } from "./open-shop";
import { type Ids, type Need, samples, unused } from "./samples";
import { testAdmin } from "./test-admin";

/** A shopper with one of everything, and all ids that a request can name. */
export type World = { shop: Shop; admin: Signed & { id: string }; asha: Person; ids: Ids };

const created = (reply: { status: number; body: { message?: unknown } }) => {
  if (reply.status >= 300) throw new Error(`The world could not be made: ${JSON.stringify(reply.body)}`);
};

async function anAddress(shop: Shop, owner: Person): Promise<string> {
  const reply = await shop.call("addAddress", { body: { userId: owner.id, ...pune } }, owner);
  created(reply);
  return reply.body.data.addressId;
}

async function anOrder(shop: Shop, owner: Person, productId: string) {
  // Set each time: an earlier call may have reset the settings.
  await liftOpenOrders();
  created(await put(shop, owner, productId));
  const reply = await place(shop, owner);
  created(reply);
  return {
    orderId: reply.body.orderId,
    orderNumber: reply.body.order.orderNumber,
    summaryKey: reply.body.order.summaryKey,
  };
}

async function move(world: World, orderId: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const orderStatus of statuses) {
    const input = { params: { id: orderId }, body: { orderStatus } };
    created(await world.shop.call("adminUpdateOrder", input, world.admin));
  }
}

/** Fills an open shop with a shopper, goods, an order, a review, a slide and a feature image; opens no shop itself. */
export async function makeWorld(shop: Shop): Promise<World> {
  const admin = await shop.admin();
  const asha = await shop.shopper();
  const productId = await stockOne(shop, { title: "Toy car", totalStock: 5_000 });
  const { orderId, orderNumber, summaryKey } = await anOrder(shop, asha, productId);
  const aReview = async (author: typeof asha) =>
    (await shop.call("addReview", samples.addReview.input({ userId: author.id, productId } as Ids), author))
      .body.data._id;
  const ids: Ids = {
    userId: asha.id,
    addressId: await anAddress(shop, asha),
    orderId,
    orderNumber,
    summaryKey,
    productId,
    reviewId: await aReview(asha),
    othersReviewId: await aReview(await shop.shopper()),
    slideId: await aSlide(shop, admin),
    featureId: await aFeature(shop, admin),
    staffId: (await anotherAdmin(shop, "packer")).id,
    customerId: (await shop.shopper()).id,
    brandId: await aBrand(shop, admin),
    couponId: await aCoupon(shop, admin),
    ticketId: await aTicket(shop, admin),
    questionId: await aQuestion(shop, productId),
    photoId: "",
    categoryId: await aGuided(shop, admin),
    kindId: await aKind(shop, admin),
    taxRateId: await aTaxRate(shop, admin),
    apiKeyId: (await aKey(shop, admin)).id,
    webhookId: await aWebhook(shop, admin),
    pincode: "415001",
    password: asha.password,
  };
  ids.photoId = await aPhoto(shop, asha, ids.reviewId);
  return { shop, admin, asha, ids };
}

async function aSlide(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("addSlide", samples.addSlide.input({} as Ids), admin)).body.data._id;
}

async function aFeature(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("addFeature", samples.addFeature.input({} as Ids), admin)).body.data._id;
}

async function aCategory(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("adminAddCategory", samples.adminAddCategory.input({} as Ids), admin)).body.data
    ._id;
}

/** A category with a size guide. */
async function aGuided(shop: Shop, admin: Signed): Promise<string> {
  const categoryId = await aCategory(shop, admin);
  created(
    await shop.call("adminSaveSizeGuide", samples.adminSaveSizeGuide.input({ categoryId } as Ids), admin),
  );
  return categoryId;
}

async function aKind(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("adminAddKind", samples.adminAddKind.input({} as Ids), admin)).body.data._id;
}

async function aBrand(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("adminAddBrand", samples.adminAddBrand.input({} as Ids), admin)).body.data._id;
}

async function aCoupon(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("adminAddCoupon", samples.adminAddCoupon.input({} as Ids), admin)).body.data._id;
}

async function aTicket(shop: Shop, admin: Signed): Promise<string> {
  const { number } = (await shop.call("writeTicket", samples.writeTicket.input({} as Ids))).body.data;
  const [ticket] = (await shop.call("adminGetTickets", { query: { q: number } }, admin)).body.data;
  return ticket?._id ?? "";
}

/** A shopper of its own asks: nobody asks more than twenty questions a day. */
async function aQuestion(shop: Shop, productId: string): Promise<string> {
  const input = samples.askQuestion.input({ productId } as Ids);
  return (await shop.call("askQuestion", input, await shop.shopper())).body.data._id;
}

/** An address that is told nothing: nothing leaves the tests. */
async function aWebhook(shop: Shop, owner: Signed): Promise<string> {
  const { data } = (await shop.call("adminAddWebhook", samples.adminAddWebhook.input({} as Ids), owner)).body;
  const off = { params: { id: data._id }, body: { active: false, password: testAdmin.password } };
  created(await shop.call("adminEditWebhook", off, owner));
  return data._id;
}

/** A key of a program, as an owner makes it. */
export async function aKey(
  shop: Shop,
  owner: Signed,
  scopes: readonly KeyScope[] = ["stock:read"],
): Promise<{ id: string; secret: string }> {
  const body = { name: "Warehouse", scopes: [...scopes], password: testAdmin.password };
  const reply = await shop.call("adminMakeApiKey", { body }, owner);
  created(reply);
  return { id: reply.body.data._id, secret: reply.body.data.secret };
}

/** A photo that no review has yet: bytes behind a picture do no harm. */
async function aPhoto(shop: Shop, author: Signed, reviewId: string): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([samples.addReviewPhoto.file?.() ?? "", unused()]), "photo.png");
  const reply = await shop.send<{ message?: unknown; data: { _id: string } }>(
    "POST",
    `/api/shop/review-photos/${reviewId}`,
    {
      as: author,
      body: form,
    },
  );
  created(reply);
  return reply.body.data._id;
}

/** Of a review by a shopper of its own: a review has four photos at most. */
async function somebodysPhoto(shop: Shop, productId: string): Promise<string> {
  const author = await shop.shopper();
  const input = samples.addReview.input({ userId: author.id, productId } as Ids);
  return aPhoto(shop, author, (await shop.call("addReview", input, author)).body.data._id);
}

async function aTaxRate(shop: Shop, admin: Signed): Promise<string> {
  return (await shop.call("adminAddTaxRate", samples.adminAddTaxRate.input({} as Ids), admin)).body.data._id;
}

/** Creates what one call will use up; `owner` owns it. */
export async function provide(world: World, need: Need | undefined, owner: Person): Promise<Partial<Ids>> {
  const { shop, admin, ids } = world;
  switch (need) {
    case undefined:
      return {};
    case "cartLine":
      created(await put(shop, owner, ids.productId));
      return {};
    case "address":
      return { addressId: await anAddress(shop, owner) };
    case "order":
      return anOrder(shop, owner, ids.productId);
    case "packedOrder": {
      const order = await anOrder(shop, owner, ids.productId);
      await move(world, order.orderId, "confirmed", "packed");
      return order;
    }
    case "readyOrder": {
      await openCounter();
      created(await put(shop, owner, ids.productId));
      const reply = await placePickup(shop, owner);
      created(reply);
      const { orderId } = reply.body;
      await move(world, orderId, "confirmed", "packed");
      // Whoever packs may hand over what is paid.
      created(await shop.call("adminNoteCash", { body: { orderIds: [orderId] } }, admin));
      return { orderId };
    }
    case "deliveredOrder": {
      const order = await anOrder(shop, owner, ids.productId);
      await move(world, order.orderId, "confirmed", "packed", "shipped", "out_for_delivery", "delivered");
      return order;
    }
    case "cashNotedOrder":
      return paidInCash(world, owner);
    case "refundDueOrder":
      return calledOff(world, owner);
    case "refundAccountOrder": {
      const order = await calledOff(world, owner);
      created(
        await shop.call(
          "saveRefundAccount",
          {
            params: { id: order.orderId },
            body: { refundAccount: { kind: "upi" as const, upiId: "asha@okaxis" } },
          },
          owner,
        ),
      );
      return order;
    }
    case "parcelBack": {
      // A separate shopper: one with too many open orders can't order in cash any more.
      const order = await anOrder(shop, await shop.shopper(), ids.productId);
      await move(world, order.orderId, "confirmed", "packed", "shipped", "delivery_failed", "rto_in_transit");
      return order;
    }
    case "product":
      return { productId: await stockOne(shop, { title: "Toy to spend" }) };
    case "slide":
      return { slideId: await aSlide(shop, admin) };
    case "feature":
      return { featureId: await aFeature(shop, admin) };
    case "customer":
      return { customerId: (await shop.shopper()).id };
    case "webhook":
      return { webhookId: await aWebhook(shop, admin) };
    case "apiKey":
      return { apiKeyId: (await aKey(shop, admin)).id };
    case "staff":
      return { staffId: (await anotherAdmin(shop, "packer")).id };
    case "category":
      return { categoryId: await aCategory(shop, admin) };
    case "kind":
      return { kindId: await aKind(shop, admin) };
    case "sizeGuide":
      return { categoryId: await aGuided(shop, admin) };
    case "brand":
      return { brandId: await aBrand(shop, admin) };
    case "ticket":
      return { ticketId: await aTicket(shop, admin) };
    case "ownPhoto":
      return { photoId: await aPhoto(shop, owner, ids.reviewId) };
    case "photo":
      return { photoId: await somebodysPhoto(shop, ids.productId) };
    case "question":
      return { questionId: await aQuestion(shop, ids.productId) };
    case "coupon":
      return { couponId: await aCoupon(shop, admin) };
    case "taxRate":
      return { taxRateId: await aTaxRate(shop, admin) };
  }
}

/** An order that was paid in cash before it left. */
async function paidInCash(world: World, owner: Person) {
  const order = await anOrder(world.shop, owner, world.ids.productId);
  created(await world.shop.call("adminNoteCash", { body: { orderIds: [order.orderId] } }, world.admin));
  return order;
}

/** The same after its shopper has cancelled it: a refund is due. */
async function calledOff(world: World, owner: Person) {
  const order = await paidInCash(world, owner);
  created(await world.shop.call("cancelOrder", samples.cancelOrder.input(order as Ids), owner));
  return order;
}

/** Another staff member, signed in; an owner unless said otherwise. */
export async function anotherAdmin(
  shop: Shop,
  role: StaffRole = "owner",
): Promise<Signed & { id: string; email: string; password: string }> {
  const { ensureAdmin } =
    loadBackend<typeof import("../../src/accounts/ensure-admin")>("./accounts/ensure-admin");
  const account = { email: `staff-${unused()}@sahyadri.example`, password: testAdmin.password };
  await ensureAdmin(shop.container, { ...account, role });
  return { ...account, ...(await shop.signIn(account.email, account.password)) };
}
