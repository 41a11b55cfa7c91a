import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { log } from "../../platform/log";

/**
 * The engine's channel `sms` while the shop has no gateway: it logs which message would have been sent, without its
 * text and recipient. A gateway replaces it in medusa-config.ts (ADR-0012).
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
