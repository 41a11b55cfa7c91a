import type { IncomingMessage } from "node:http";
import { bodyLimits } from "../../contract/body-limit";
import { type Message, messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { readBytes } from "../pipeline/read-body";

const largestFile = 8 * 1024 * 1024;

/**
 * The bytes of the form's field `file`. Throws 400 for an unreadable form, 413 above 8 MB, 415 if it is not a form,
 * 422, with the sentence `ask`, if the field is missing.
 */
export async function readFormFile(
  req: IncomingMessage,
  ask: Message = messages.choosePicture,
): Promise<Buffer> {
  const type = req.headers["content-type"] ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new Refusal(415, "wrong_type", messages.wrongType);
  }
  const bytes = await readBytes(req, bodyLimits.multipart);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw new Refusal(400, "malformed", messages.malformed);
  const file = form.get("file");
  if (!(file instanceof Blob)) throw refuse.invalid([{ field: "file", message: ask }]);
  if (file.size > largestFile) throw new Refusal(413, "too_large", messages.tooLarge);
  return Buffer.from(await file.arrayBuffer());
}
