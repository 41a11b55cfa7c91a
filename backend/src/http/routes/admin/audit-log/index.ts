import type { Handlers } from "../../../pipeline/door";
import { adminGetAuditLog } from "./list";

export const auditLogDoors = { adminGetAuditLog } satisfies Partial<Handlers>;
