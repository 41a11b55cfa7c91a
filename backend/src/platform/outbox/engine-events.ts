import type { MedusaContainer } from "@medusajs/framework/types";
import { MessageAggregator, Modules } from "@medusajs/framework/utils";
import type { Statement } from "../db/pool";

/** What the engine's own buses have; another need not. */
type Bus = { eventToSubscribersMap?: Map<string | symbol, unknown[]> };

/**
 * Gathers what the engine's services have to tell within one transaction. A service asks for the `count` when it is
 * done and tells the event bus what is there: it is told that there is nothing, so that no step waits for a bus that is
 * away while the transaction holds its locks.
 */
export class EngineEvents extends MessageAggregator {
  override count(): number {
    return 0;
  }

  /** Writes them into the outbox; nothing where nobody listens, whom the bus itself would leave out as well. */
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
