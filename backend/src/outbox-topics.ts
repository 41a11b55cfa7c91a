import type { EventMetadata, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { newsTopics } from "./order-lifecycle/messages/topics";
import { sendRefund } from "./order-lifecycle/settlement/send-refund";
import { tellFromOutbox } from "./platform/redis/patient-bus";

export type Deliver = (scope: MedusaContainer, payload: Record<string, unknown>) => Promise<void>;

/** What happens to a message of the outbox, by its topic; mails and the courier's booking get theirs here. */
export const topics: Record<string, Deliver> = {
  /** Tells the engine's event bus, so that plugins hear of an order exactly as of one of the engine's own. */
  "engine-event": async (scope, { name, data, metadata, options }) => {
    const event = { name: String(name), data, metadata: metadata as EventMetadata };
    const bus = scope.resolve(Modules.EVENT_BUS);
    await tellFromOutbox(() => bus.emit(event, { ...(options as object) }));
  },
  /** Money goes back to a shopper. */
  "refund-payment": (scope, { id }) => sendRefund(scope, String(id)),

  ...newsTopics,
};
