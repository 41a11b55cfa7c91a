import type { EventMetadata } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isOfPlacedOrder, oweOrderCreated, runOrderCreated } from "./checkout/completion-hooks";
import { newsTopics } from "./order-lifecycle/messages/topics";
import { sendRefund } from "./order-lifecycle/settlement/send-refund";
import { removePicture } from "./platform/files/pictures";
import { deleteUnfinished } from "./platform/files/unfinished";
import type { Topics } from "./platform/outbox/drain";
import { tellFromOutbox } from "./platform/redis/patient-bus";

/** What happens to a message of the outbox, by its topic; mails and the courier's booking get theirs here. */
export const topics: Topics = {
  /** Tells the engine's event bus, so that plugins hear of an order exactly as of one of the engine's own. */
  "engine-event": async (scope, { name, data, metadata, options, isHookOwed = true }) => {
    const event = { name: String(name), data, metadata: metadata as EventMetadata };
    const bus = scope.resolve(Modules.EVENT_BUS);
    if (isHookOwed && isOfPlacedOrder(event.name)) await oweOrderCreated(data);
    await tellFromOutbox(() => bus.emit(event, { ...(options as object) }));
  },
  /** A plugin's hook on completeCartWorkflow. */
  "order-created-hook": (scope, { id }) => runOrderCreated(scope, String(id)),
  /** Money goes back to a shopper. */
  "refund-payment": (scope, { id }) => sendRefund(scope, String(id)),
  /** An upload broke off: nothing of it stays on the disk or in the bucket. */
  "unfinished-files": deleteUnfinished,
  /** The files of a picture that nothing names any more. */
  "picture-gone": (_scope, { url }) => removePicture(String(url)),

  ...newsTopics,
};
