import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimits } from "../../contract/body-limit";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { checkBodyHeaders, readBytes } from "../pipeline/read-body";
import { sendJson } from "../pipeline/send";
import { storePicture } from "../uploads/store-picture";

/**
 * Takes the place of the engine's upload, which stores whatever it is given: pictures only, decoded and written anew
 * as those of the panel are.
 */
export async function uploadPictures(req: IncomingMessage, res: ServerResponse): Promise<void> {
  checkBodyHeaders(req, "multipart", bodyLimits.multipart);
  const bytes = await readBytes(req, bodyLimits.multipart);
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": req.headers["content-type"] ?? "" },
  })
    .formData()
    .catch(() => undefined);
  if (!form) throw new Refusal(400, "malformed", messages.malformed);
  const files: Array<{ id: string; url: string }> = [];
  for (const file of form.getAll("files")) {
    if (!(file instanceof Blob)) continue;
    const { url } = await storePicture(Buffer.from(await file.arrayBuffer()));
    files.push({ id: url, url });
  }
  sendJson(req, res, 200, { files });
}
