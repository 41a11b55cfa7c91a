import { Check, Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import type { Comparable } from "./compared";
import { useIsCompared } from "./shown-compared";
import { toggleCompared } from "./toggle";

/** On a product's page: puts it beside others of its kind, or takes it away again. */
export function CompareButton({ product }: { product: Comparable }) {
  const { t } = useTranslation();
  const isCompared = useIsCompared(product._id);
  const Sign = isCompared ? Check : Scale;
  return (
    <Button
      look={isCompared ? "outline" : "quiet"}
      size="small"
      aria-pressed={isCompared}
      onClick={() => void toggleCompared(product)}
    >
      <Sign className="size-4" aria-hidden="true" />
      {t("compare")}
    </Button>
  );
}
