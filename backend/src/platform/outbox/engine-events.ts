import type { MedusaContainer } from "@medusajs/framework/types";
import { MessageAggregator, Modules } from "@medusajs/framework/utils";
import type { Statement } from "../db/pool";

/** A property of the engine's own buses; another bus may lack it. */
type Bus = { eventToSubscribersMap?: Map<string | symbol, unknown[]> };

/**
 * Collects the events that the engine's services emit within one transaction. When it is done, a service reads the
 * `count` and sends the events to the bus. `count` is always 0, so that no step waits for an unavailable bus while
 * the transaction holds its locks.
 */
export class EngineEvents extends MessageAggregator {
  override count(): number {
    return 0;
  }

  /**
   * Returns the statement that writes them into the outbox; undefined if they have no subscribers, as the bus would
   * skip them too.
   */
  inOutbox(scope: MedusaContainer): Statement | undefined {
    const { eventToSubscribersMap: listeners } = scope.resolve(Modules.EVENT_BUS) as unknown as Bus;
    const isHeard = (name: string) =>
      !listeners || [name, "*"].some((key) => (listeners.get(key)?.length ?? 0) > 0);
    const heard = Object.values(this.getMessages())
      .flat()
      .filter(({ name }) => isHeard(name));
    if (heard.length === 0) return undefined;
    return {
      name: "keep-engine-events",
      text: `insert into shop_outbox (topic, payload)
             select 'engine-event', event from jsonb_array_elements($1::jsonb) event`,
      values: [JSON.stringify(heard)],
    };
  }
}
