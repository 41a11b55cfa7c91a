import { callOwn } from "@/lib/call-own";
import { isNothing } from "@/lib/errors";
import { paths } from "@/paths";

/** The address at which a product is now that was once at this one; undefined if it is nowhere. */
export async function movedTo(slug: string): Promise<string | undefined> {
  try {
    const { data } = await callOwn("getMovedProduct", { params: { id: slug } });
    return paths.product(data.slug) + (data.variantId ? `?like=${data.variantId}` : "");
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw error;
  }
}
