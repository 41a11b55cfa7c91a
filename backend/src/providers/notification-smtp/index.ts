import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { SmtpNotifications } from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [SmtpNotifications] });
