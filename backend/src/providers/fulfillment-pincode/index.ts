import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { PincodeDelivery } from "./service";

export default ModuleProvider(Modules.FULFILLMENT, { services: [PincodeDelivery] });
