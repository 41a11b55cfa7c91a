import type { Testbed } from "../testbed/testbed";
import { staffToken } from "./goods";
import { statusOf } from "./online";
import { type Answer, send, surely } from "./send";

export type Move = { orderStatus: string; note?: string };

/** Staff move an order on, asked once. */
export async function move(testbed: Testbed, orderId: string, wanted: Move): Promise<Answer<object>> {
  return send(`${testbed.urlFor(0)}/api/admin/orders/update/${orderId}`, {
    method: "PUT",
    body: wanted,
    token: await staffToken(testbed),
  });
}

/**
 * The same, until the answer is final. Where the answer to an earlier try was lost, it says that the order cannot move
 * there: it is there.
 */
export async function moveUntilAnswered(
  testbed: Testbed,
  orderId: string,
  wanted: Move,
): Promise<Answer<object>> {
  let tries = 0;
  const answer = await surely(() => {
    tries += 1;
    return move(testbed, orderId, wanted);
  });
  const [order] = tries > 1 && answer.status === 409 ? await statusOf(testbed, [orderId]) : [];
  return order?.status === wanted.orderStatus ? { ...answer, status: 200 } : answer;
}

/** One status after the other; what the shop said if it did not. */
export async function moveSurely(
  testbed: Testbed,
  orderId: string,
  statuses: readonly string[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const orderStatus of statuses) {
    const { status, body } = await moveUntilAnswered(testbed, orderId, { orderStatus });
    if (status !== 200) violations.push(`${orderStatus} was answered ${status} ${JSON.stringify(body)}`);
  }
  return violations;
}
