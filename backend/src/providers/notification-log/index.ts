import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { LogNotifications } from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [LogNotifications] });
