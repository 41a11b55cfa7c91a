import type { Testbed } from "../testbed/testbed";
import { staffToken } from "./goods";
import { send, surely } from "./send";

/** Staff move an order on, one status after the other; what the shop said if it did not. */
export async function moveSurely(
  testbed: Testbed,
  orderId: string,
  statuses: readonly string[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const orderStatus of statuses) {
    const token = await staffToken(testbed);
    const { status, body } = await surely(() =>
      send(`${testbed.urlFor(0)}/api/admin/orders/update/${orderId}`, {
        method: "PUT",
        body: { orderStatus },
        token,
      }),
    );
    if (status !== 200) violations.push(`${orderStatus} was answered ${status} ${JSON.stringify(body)}`);
  }
  return violations;
}
