import type { Handlers } from "../../../api/door";
import { adminGetAuditLog } from "./list";

export const auditLogDoors = { adminGetAuditLog } satisfies Partial<Handlers>;
