import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { sendMail } from "../../notifications/transport/send-mail";

/** The engine's channel `email`, through SMTP_URL. E-mails arrive with their final text: there are no templates here. */
export class SmtpNotifications extends AbstractNotificationProviderService {
  static override identifier = "smtp";

  override async send({
    to,
    content,
    attachments,
    provider_data,
  }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const key = provider_data?.messageKey;
    await sendMail({
      to,
      subject: content?.subject ?? "",
      text: content?.text ?? "",
      html: content?.html ?? "",
      attachments: (attachments ?? []).map((each) => ({
        filename: each.filename,
        content: Buffer.from(each.content, "base64"),
        contentType: each.content_type ?? "application/octet-stream",
      })),
      ...(typeof key === "string" && { key }),
    });
    return {};
  }
}
