import { limits } from "@contract/limits";
import { toastError, toastInfo } from "@/components/toast";
import { ownTranslator, provideTexts } from "@/i18n/instance";
import { type Comparable, compared, dropCompared, keepCompared, sortOf } from "./compared";

const say = (key: "toCompare" | "full" | "otherKind" | "anew" | "notKept", count: number = limits.compared) =>
  ownTranslator().t(`compare:${key}`, { count, most: limits.compared });

function keep(of: string, ids: readonly string[]) {
  if (!keepCompared({ of, ids })) return toastError(say("notKept"));
  // The bar says it on a page; what opens over the page covers the bar.
  if (document.querySelector("dialog[open]")) toastInfo(say("toCompare", ids.length));
}

/** Puts a product beside the others to compare, or takes it away again; of another kind only in place of them. */
export async function toggleCompared(product: Comparable) {
  await provideTexts(["compare"]);
  const { of, ids } = compared();
  const own = sortOf(product);
  if (ids.includes(product._id)) return dropCompared(product._id);
  if (ids.length > 0 && of !== own)
    return toastError(say("otherKind"), {
      action: { label: say("anew"), onClick: () => keep(own, [product._id]) },
    });
  if (ids.length >= limits.compared) return toastError(say("full"));
  keep(own, [...ids, product._id]);
}
