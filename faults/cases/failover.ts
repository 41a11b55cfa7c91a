import type { Fault } from "../fault";
import { checkAttempts, countOrders, expectSame } from "../shop/assertions";
import type { Tried } from "../shop/checkout";
import { Clients } from "../shop/clients";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct, type Product, restock, shelfOf } from "../shop/goods";
import { pendingOrder, verifySurely } from "../shop/online";
import { shownOf } from "../shop/shelf-price";
import { someShoppers } from "../shop/shoppers";
import { settled, until } from "../shop/wait";
import { Standby, standbyName } from "../testbed/standby";
import type { Testbed } from "../testbed/testbed";

const people = 4;
/** So many more orders are placed before the next step. */
const some = 6;

type Follower = { pid: number; isSync: boolean; hasAll: boolean };

const follower = async (testbed: Testbed): Promise<Follower | undefined> => {
  const [row] = await testbed.query<Follower>(
    `select pid, sync_state = 'sync' as "isSync", replay_lsn >= pg_current_wal_lsn() as "hasAll"
     from pg_stat_replication where application_name = $1`,
    [standbyName],
  );
  return row;
};

/** The primary tells nobody that an order is placed before the standby has it on its disk. */
export async function makeSynchronous(testbed: Testbed): Promise<void> {
  await testbed.query(`alter system set synchronous_standby_names = '${standbyName}'`);
  await testbed.query("select pg_reload_conf()");
  await until(
    () => follower(testbed),
    (seen) => seen?.isSync === true,
  );
}

/** From now on nothing that is committed reaches the standby: what sends it is suspended. */
async function cutOff(testbed: Testbed): Promise<void> {
  const seen = await until(
    () => follower(testbed),
    (last) => last?.hasAll === true,
  );
  if (!seen) throw new Error("Nobody follows the database.");
  process.kill(seen.pid, "SIGSTOP");
}

/** Each of them has an order that is not lost: whose first cart is lost would be told that there is nothing in it. */
async function everybodyHasOrdered({ shoppers, tries }: Clients): Promise<void> {
  await until(
    async () => new Set(tries.map(({ shopper }) => shopper)).size,
    (count) => count === shoppers.length,
  );
}

export async function moreOrders(clients: Clients): Promise<void> {
  const from = clients.tries.length;
  await until(
    async () => clients.tries.length,
    (count) => count >= from + some,
  );
}

/**
 * How many orders that shoppers were told of the shop has, and lacks. Two tries may have been told of one order: what the
 * second one had put into its cart is lost, and the shop answers with the order that is there.
 */
async function countTold(testbed: Testbed, tries: readonly Tried[]): Promise<{ kept: number; lost: number }> {
  const told = new Set(tries.flatMap(({ answers }) => answers.flatMap(({ body }) => body.orderId ?? [])));
  const rows = await testbed.query<{ order_id: string }>(
    "select order_id from shop_order where order_id = any ($1)",
    [[...told]],
  );
  return { kept: rows.length, lost: told.size - rows.length };
}

/**
 * What was in this shopper's cart is lost. For a minute the shop takes such a request for a second click and answers with the
 * order that is there; on a slow machine it is later than that, and the cart is empty, which is true.
 */
const isCartLost = ({ answers }: Tried): boolean => answers.at(-1)?.body.code === "cart_empty";

/** Pages must say what the database has now, also of products whose last changes are lost. */
async function shownWrongly(testbed: Testbed, products: readonly Product[]): Promise<string[]> {
  const violations: string[] = [];
  for (const product of products) {
    const { stocked, reserved } = await shelfOf(testbed, product);
    const shown = await shownOf(testbed, product);
    violations.push(
      ...expectSame("stock on the page after the failover", shown?.totalStock, stocked - reserved),
    );
  }
  return violations;
}

/** What an operator does after commits were lost, and what comes of it. `paid`: so many of the lost orders were. */
async function mend(testbed: Testbed, paid: number): Promise<string[]> {
  const told = await testbed.command("after-restore", "--payments-only");
  testbed.note(told);
  return [
    ...(await settled(testbed)),
    ...expectSame("payments whose orders are lost", told.match(/^Refunded: /gm)?.length ?? 0, paid),
    ...(await compareLedgers(testbed)),
  ];
}

/** The database's address with both servers in it, of which the shop is to find the one that takes writes. */
export function bothIn(testbed: Testbed, standby: Standby): string {
  const { href, host } = new URL(testbed.database.url);
  return `${href.replace(host, `${host},127.0.0.1:${standby.port}`)}?target_session_attrs=read-write`;
}

async function nameBoth(testbed: Testbed, standby: Standby): Promise<void> {
  const both = bothIn(testbed, standby);
  for (const backend of testbed.backends) {
    await backend.stop();
    await backend.start({ DATABASE_URL: both });
  }
}

type Way = {
  name: string;
  /** Nothing is lost; otherwise the last orders are, for which some had paid, and staff's last changes. */
  isSync: boolean;
  /** The shop's address names both servers; otherwise it leads to the standby from then on. */
  namesBoth: boolean;
};

/** The primary dies with kill -9 while people order, and a standby takes over; the shop's processes go on. */
const failover = ({ name, isSync, namesBoth }: Way): Fault => ({
  name,
  unit: "failovers",
  full: 5,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const violations: string[] = [];
    let [orders, refused, leftOpen, lost] = [0, 0, 0, 0];
    for (let round = 0; round < amount; round += 1) {
      const standby = await Standby.open(testbed.dataDir, testbed.database.url);
      if (isSync) await makeSynchronous(testbed);
      if (namesBoth) await nameBoth(testbed, standby);
      const product = await newProduct(testbed, 400);
      const clients = await Clients.open(testbed, people);
      const [payer] = await someShoppers(testbed, 1);
      await moreOrders(clients);
      if (!isSync && payer) {
        await everybodyHasOrdered(clients);
        await cutOff(testbed);
        const { razorpayOrderId } = await pendingOrder(testbed, payer, product);
        await verifySurely(testbed.urlFor(0), payer, await testbed.razorpay.pay(razorpayOrderId));
        await restock(testbed, product, 7);
        await shownOf(testbed, product);
        await moreOrders(clients);
      }
      await testbed.database.die();
      await testbed.database.failOver(standby, { moves: !namesBoth });
      violations.push(...(await shownWrongly(testbed, [product])));
      await moreOrders(clients);
      const all = await clients.close();
      const tries = isSync ? all : all.filter((one) => !isCartLost(one));
      violations.push(
        ...(await settled(testbed)),
        ...(await shownWrongly(testbed, [product, clients.product])),
      );
      const checked = await checkAttempts(testbed, tries);
      const told = await countTold(testbed, tries);
      const booked = await countOrders(
        testbed,
        clients.shoppers.map(({ id }) => id),
      );
      violations.push(
        ...checked.violations,
        ...expectSame("orders in the database", booked, isSync ? tries.length : told.kept),
        ...(isSync ? expectSame("orders that were lost", told.lost, 0) : await mend(testbed, 1)),
      );
      if (!isSync && told.lost === 0) violations.push("no order was lost: nothing was tried");
      if (!testbed.servers.every(({ isRunning }) => isRunning))
        violations.push("a process of the shop ended with the database");
      orders += checked.orders;
      refused += checked.refused;
      leftOpen += checked.leftOpen ?? 0;
      lost += told.lost;
      // The next case has a server of its own again.
      await testbed.database.succeed();
    }
    if (namesBoth) await Promise.all(testbed.backends.map((backend) => backend.stop()));
    return { orders, refused, leftOpen, violations, figure: `${lost} orders lost` };
  },
});

export const failoverCases: Fault[] = [
  failover({ name: "failover-sync", isSync: true, namesBoth: false }),
  failover({ name: "failover-async", isSync: false, namesBoth: false }),
  failover({ name: "failover-both-named", isSync: true, namesBoth: true }),
];
