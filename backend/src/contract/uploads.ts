import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";

export const uploads = endpoints({
  uploadPicture: {
    method: "POST",
    path: "/api/admin/uploads",
    access: "admin",
    permission: "catalogue",
    summary: "Upload a PNG, JPEG, WebP or AVIF picture (≤ 8 MB, field `file`); answers its address",
    bodyKind: "multipart",
    response: ok({ data: z.object({ url: z.string(), width: z.int(), height: z.int() }) }),
    status: 201,
  },
});
