import type { ServerResponse } from "node:http";
import { table } from "../../../contract";
import type { DoorName } from "../../../contract/doors";
import { env } from "../../../platform/env";
import { sent } from "../../pipeline/door";
import { sendText } from "../../pipeline/send";

/** Answers with JSON text that the read model holds ready; tests still check it against the entry's schema. */
export function sendRendered(name: DoorName, res: ServerResponse, json: string): typeof sent {
  if (env().NODE_ENV === "test") table[name].response.parse(JSON.parse(json));
  sendText(res, 200, json);
  return sent;
}
