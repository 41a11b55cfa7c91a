import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { comparisonPath } from "@/comparison-path";
import { Link } from "@/components/link";
import { dropCompared } from "./compared";

type RemoveLinkProps = {
  product: { _id: string; title: string };
  /** What is compared now. */
  ids: readonly string[];
};

/** Takes a product away: an address without it, so that it also works without scripts. */
export function RemoveLink({ product, ids }: RemoveLinkProps) {
  const { t } = useTranslation("compare");
  return (
    <Link
      to={comparisonPath(ids.filter((id) => id !== product._id))}
      replace
      onClick={() => dropCompared(product._id)}
      aria-label={t("remove", { title: product.title })}
      className="compare-remove"
    >
      <X className="size-4" aria-hidden="true" />
    </Link>
  );
}
