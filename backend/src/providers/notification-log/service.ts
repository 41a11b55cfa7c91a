import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { log } from "../../platform/log";

/**
 * The engine's channel `sms` as long as the shop has no gateway: it says in the log which message would have gone
 * out, and neither its text nor to whom. A gateway takes its place in medusa-config.ts (ADR-0012).
 */
export class LogNotifications extends AbstractNotificationProviderService {
  static override identifier = "log";

  override async send({
    channel,
    template,
  }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    log.info({ channel, template }, "a text message would go out: no gateway is set up");
    return {};
  }
}
