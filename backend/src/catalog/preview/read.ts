import type { Language } from "../../contract/constants";
import type { ProductPreview } from "../../contract/product-preview";
import { query } from "../../platform/db/pool";
import { pageText } from "../page-text";
import { renderVersion } from "../projection/render-version";
import { renew } from "../projection/renew";
import { type SaleFacts, whyNotSold } from "../why-not-sold";

type Row = SaleFacts & { product: ProductPreview["product"]; isOutdated: boolean };

/**
 * A product's page as shoppers see it, or will once it is published, and why they don't see it yet; undefined if there
 * is none. Nothing of it is for staff alone.
 */
export async function previewedProduct(
  productId: string,
  language: Language,
): Promise<Pick<ProductPreview, "product" | "notSold"> | undefined> {
  const read = () =>
    query<Row>({
      name: "product-preview",
      text: `select ${pageText("coalesce(t.detail, p.detail)")}::json as product, p.published,
               e.status = 'published' as "isForSale", p.hsn, p.gst_rate::float8 as "gstRate",
               p.rendered_by < $3 as "isOutdated"
             from catalog_product p join product e on e.id = p.product_id and e.deleted_at is null
             left join catalog_text t on t.no = p.no and t.lang = $2
             where p.product_id = $1`,
      values: [productId, language, renderVersion],
    });
  let [row] = await read();
  if (row?.isOutdated) {
    await renew([productId]);
    [row] = await read();
  }
  return row && { product: row.product, notSold: whyNotSold(row) };
}
