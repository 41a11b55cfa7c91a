import { limits } from "@contract/limits";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { comparisonPath } from "@/comparison-path";
import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/paths";
import { keepCompared, readCompared } from "./compared";
import { useComparedText } from "./shown-compared";

/** Where it would be in the way: beside the products themselves, and of what is about to be paid. */
const without: readonly string[] = [paths.compare, paths.checkout];

/** Along the bottom edge, on every page of the shop: how many products are chosen, and the ways on. */
export default function CompareBar() {
  const { t } = useTranslation("compare");
  const { pathname } = useLocation();
  const { ids } = readCompared(useComparedText());
  const isShown = ids.length > 0 && !without.includes(pathname);
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-comparing", true);
    return () => page.removeAttribute("data-comparing");
  }, []);
  if (!isShown) return null;
  return createPortal(
    <section aria-label={t("title")} className="compare-bar">
      <p role="status">
        {t("chosen", { count: ids.length, most: limits.compared })}
        {ids.length === 1 && <span> · {t("oneMore")}</span>}
      </p>
      {ids.length > 1 && (
        <ButtonLink size="small" to={comparisonPath(ids)}>
          {t("compare")}
        </ButtonLink>
      )}
      <Button size="small" look="quiet" onClick={() => keepCompared({ of: "", ids: [] })}>
        {t("clear")}
      </Button>
    </section>,
    document.body,
  );
}
