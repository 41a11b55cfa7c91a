import type { AddressInfo } from "node:net";
import type { z } from "zod";
import type { CourierFaults } from "../../../sandbox/courier/faults";
import type { ParcelEntry } from "../../../sandbox/courier/parcel-ledger";
import type { ParcelStatus } from "../../../sandbox/courier/reports";
import { openCourier } from "../../../sandbox/courier/stand-in";
import { serve } from "../../../sandbox/serve";
import type { AdminOrder } from "../../src/contract/orders";
import { liftOpenOrders, place, put, stockOne } from "./goods";
import { loadBackend } from "./load-backend";
import { openShop, type Person, type Shop } from "./open-shop";

export const webhookToken = "a-token-of-the-courier";

/** Shiprocket's stand-in on its own port, and the variables that point a shop to it. */
export async function openCourierSandbox() {
  const keys = { email: "api@sahyadri.example", password: "parcels by the dozen" };
  const target = { url: "", token: webhookToken };
  let url = "";
  const standIn = openCourier({ ...keys, origin: () => url, webhook: target });
  const server = await serve(0, standIn.routes);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`);
  };
  const ledger = async () => {
    const response = await fetch(`${url}/courier/ledger`);
    return (await response.json()) as { parcels: ParcelEntry[]; reports: { answer: number | string }[] };
  };

  return {
    url,
    variables: {
      SHIPROCKET_EMAIL: keys.email,
      SHIPROCKET_PASSWORD: keys.password,
      SHIPROCKET_WEBHOOK_TOKEN: webhookToken,
      SHIPROCKET_API_URL: url,
      // A third of what its slow calls take; on a busy machine the others take seconds, too.
      SHIPROCKET_TIMEOUT_MS: "10000",
    },
    /** Reports are not delivered before this. */
    tellShop(shop: Shop): void {
      target.url = `${shop.url}/api/couriers/webhook`;
    },
    faults: (faults: z.input<typeof CourierFaults>) => post("/courier/faults", faults),
    ledger,
    parcels: async (reference: string) =>
      (await ledger()).parcels.filter((parcel) => parcel.reference.startsWith(reference)),
    /** A carrier's status of the parcel; the shop gets it by webhook. */
    move: (awb: string, status: ParcelStatus, more: { location?: string; date?: string } = {}) =>
      post(`/courier/parcels/${awb}/move`, { status, ...more }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CourierSandbox = Awaited<ReturnType<typeof openCourierSandbox>>;

/** Polls until the result is as expected; a test that waits in vain fails with the last result. */
export async function until<T>(
  ask: () => Promise<T>,
  isWanted: (seen: T) => boolean,
  forMs = 120_000,
): Promise<T> {
  const end = Date.now() + forMs;
  for (;;) {
    const seen = await ask();
    if (isWanted(seen)) return seen;
    if (Date.now() > end) throw new Error(`In vain: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** The actions of a shop's staff on parcels. */
export async function openDesk(shop: Shop, productId: string) {
  const staff = await shop.admin();
  await liftOpenOrders();
  const order = async (orderId: string): Promise<AdminOrder> =>
    (await shop.call("adminGetOrder", { params: { id: orderId } }, staff)).body.data;
  const move = (orderId: string, orderStatus: AdminOrder["orderStatus"], more: object = {}) =>
    shop.call("adminUpdateOrder", { params: { id: orderId }, body: { orderStatus, ...more } }, staff);

  return {
    staff,
    order,
    move,
    /** A new order, confirmed. */
    async confirmed(person: Person, wish: Parameters<typeof place>[2] = {}): Promise<AdminOrder> {
      await put(shop, person, productId);
      const placed = await place(shop, person, wish);
      const { status, body } = await move(placed.body.orderId, "confirmed");
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.data;
    },
    retry: (orderId: string, courierId?: number) =>
      shop.call("adminRetryBooking", { params: { id: orderId }, body: { courierId } }, staff),
    /** The order once its booking has this state. */
    booking: (orderId: string, ...states: NonNullable<AdminOrder["booking"]>["state"][]) =>
      until(
        () => order(orderId),
        ({ booking }) => booking !== null && states.includes(booking.state),
      ),
    /** The order once it has this status. */
    status: (orderId: string, status: AdminOrder["orderStatus"]) =>
      until(
        () => order(orderId),
        ({ orderStatus }) => orderStatus === status,
      ),
    /** Makes the next retries due now, until the booking has this state. */
    async hurried(orderId: string, ...states: NonNullable<AdminOrder["booking"]>["state"][]) {
      return until(
        async () => {
          await shop.query({
            text: "update shop_booking set due_at = now() where order_id = $1 and due_at is not null",
            values: [orderId],
          });
          const { workOffBookings } = loadBackend<typeof import("../../src/order-lifecycle/deliveries/work")>(
            "./order-lifecycle/deliveries/work",
          );
          await workOffBookings(shop.container);
          return order(orderId);
        },
        ({ booking }) => booking !== null && states.includes(booking.state),
        // Four tries of a silent courier take ten seconds each, and longer beside parcels of earlier tests.
        240_000,
      );
    },
    failedList: async () => (await shop.call("getShippingFailed", {}, staff)).body.data.map(({ _id }) => _id),
  };
}

/** A shop that sends its parcels with the stand-in: its staff's desk, a shopper, and the toy that is ordered. */
export async function openCourierShop(variables: Record<string, string> = {}) {
  const sandbox = await openCourierSandbox();
  const shop = await openShop({ ...sandbox.variables, RATE_LIMIT_FACTOR: "1000", ...variables });
  sandbox.tellShop(shop);
  const asha = await shop.shopper();
  const toy = await stockOne(shop, { title: "Toy car", totalStock: 500 });
  return {
    sandbox,
    shop,
    asha,
    toy,
    desk: await openDesk(shop, toy),
    async close(): Promise<void> {
      await shop.close();
      await sandbox.close();
    },
  };
}

export type CourierShop = Awaited<ReturnType<typeof openCourierShop>>;
