import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { RazorpayPayments } from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [RazorpayPayments] });
