import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { paths } from "@/paths";

/** Nothing in the cart: the way back to the products, or to the order that has just emptied it. */
export function CheckoutEmpty() {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState title={t("emptyTitle")} text={t("emptyText")} picture={<EmptyPicture />}>
      <ButtonLink to={paths.listing}>{t("browse")}</ButtonLink>
      <ButtonLink look="outline" to={`${paths.account}?tab=orders`}>
        {t("orders")}
      </ButtonLink>
    </EmptyState>
  );
}
