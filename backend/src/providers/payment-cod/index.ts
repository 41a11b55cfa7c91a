import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { CashOnDelivery } from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [CashOnDelivery] });
