import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { DiskFiles } from "./service";

export default ModuleProvider(Modules.FILE, { services: [DiskFiles] });
