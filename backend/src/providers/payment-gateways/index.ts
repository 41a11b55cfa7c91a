import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { gateways } from "../../payments/gateways";
import { engineProvider } from "./service";

/** Each gateway of the shop as a payment provider of the engine: even without keys, because paid orders refer to it. */
export default ModuleProvider(Modules.PAYMENT, {
  services: gateways.map(({ name }) => engineProvider(name)),
});
