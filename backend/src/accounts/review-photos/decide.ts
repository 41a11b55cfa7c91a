import type { EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { StaffPhoto } from "../../contract/review-photos";
import { query, transaction } from "../../platform/db/pool";
import { wake } from "../../platform/queue/workers";

type Row = Omit<StaffPhoto, "addedAt" | "version"> & {
  addedAt: Date;
  version: number;
  decidedAt: Date | null;
  productTitle: string;
};

const columns = `p.id as "_id", p.url, p.width, p.height, p.added_at as "addedAt", p.state, p.reason,
  p.decided_by as "decidedBy", p.decided_at as "decidedAt", p.version,
  coalesce((select title from catalog_product c where c.product_id = p.product_id), '') as "productTitle"`;

/** What staff decide: that everybody sees it, or why nobody does. */
export type Decision = { state: "approved"; reason: null } | { state: "refused"; reason: string };

/** A photo with the title of its product; undefined where there is none. */
export async function readStaffPhoto(
  id: string,
): Promise<(StaffPhoto & { productTitle: string }) | undefined> {
  const [row] = await query<Row>({
    name: "staff-review-photo",
    text: `select ${columns} from shop_review_photo p where p.id = $1`,
    values: [id],
  });
  if (!row) return undefined;
  const { decidedAt: _, ...shown } = row;
  return { ...shown, addedAt: row.addedAt.toISOString(), version: String(row.version) };
}

/**
 * Keeps what staff decide about a photo; a refusal takes its files away. The same decision once more, by two at once or
 * after a lost reply, changes nothing. 409 `edit_conflict` where another decided otherwise since `version`, and
 * `photo_refused` where there is nothing left to show.
 */
export async function decidePhoto(
  id: string,
  { state, reason }: Decision,
  { version, by }: { version: string; by: string },
): Promise<void> {
  await transaction(async (client) => {
    const {
      rows: [now],
    } = await client.query<Row>({
      name: "review-photo-lock",
      text: `select ${columns} from shop_review_photo p where p.id = $1 for update`,
      values: [id],
    });
    if (!now) throw refuse.notFound(messages.photoGone);
    if (now.state === state && now.reason === reason) return;
    if (String(now.version) !== version) throw overtaken(now, reason ?? state);
    if (now.state === "refused") throw refuse.conflict("photo_refused", messages.photoIsRefused);
    await client.query({
      name: "review-photo-decide",
      text: `update shop_review_photo set state = $2, reason = $3::text, version = version + 1, decided_by = $4,
               decided_at = now(), url = case when $3::text is null then url end
             where id = $1`,
      values: [id, state, reason, by],
    });
  });
  wake("outbox");
}

function overtaken(now: Row, yours: string) {
  const theirs = now.reason ?? "";
  const data: EditConflict = {
    version: String(now.version),
    fields: [{ field: "state", theirs, yours, by: now.decidedBy, at: now.decidedAt?.toISOString() ?? null }],
  };
  return refuse.conflict("edit_conflict", messages.photoChanged, data);
}
