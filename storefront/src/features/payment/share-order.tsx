import { useTranslation } from "react-i18next";
import { ShareLink } from "@/components/share-link";
import { useShop } from "@/lib/shop";
import { orderSuccessPath } from "@/paths";

/** Shares the order's public page, which shows its number and no address. */
export default function ShareOrder({ order }: { order: { orderNumber: string; summaryKey: string } }) {
  const { t } = useTranslation("payment");
  const { name } = useShop();
  const title = t("receipt.shareText", { number: order.orderNumber, shop: name });
  return <ShareLink title={title} path={orderSuccessPath(order)} />;
}
