import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { GstTax } from "./service";

export default ModuleProvider(Modules.TAX, { services: [GstTax] });
