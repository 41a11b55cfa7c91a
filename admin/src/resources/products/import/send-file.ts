import type { ResponseOf } from "@contract";
import { request, routeUrl } from "../../../providers/call";

type Wish = { dryRun: boolean; skipErrors: boolean };

/** Sends a product file; a dry run only says what would happen. */
export async function sendFile(file: File, { dryRun, skipErrors }: Wish) {
  const form = new FormData();
  form.set("file", file);
  const query = { dryRun: String(dryRun), skipErrors: String(skipErrors) };
  const url = routeUrl("adminImportProducts", { query });
  return (await request<ResponseOf<"adminImportProducts">>(url, "POST", form)).data;
}
