import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { BucketFiles } from "./service";

export default ModuleProvider(Modules.FILE, { services: [BucketFiles] });
