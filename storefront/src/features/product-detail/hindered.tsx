import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "@/components/button";
import { telOf, useShop } from "@/lib/shop";
import type { BuyHindrance } from "./buy-buttons";

/** What stands in place of the buttons where no order can be placed: the reason, or the shop's phone number. */
export default function Hindered({ kind, pincode }: BuyHindrance) {
  const { t } = useTranslation("product");
  const { phone } = useShop();
  if (kind === "unserved") {
    return (
      <Button size="large" disabled>
        {t("notThere", { pincode })}
      </Button>
    );
  }
  return (
    <a href={telOf(phone)} className={buttonClass({ size: "large" })}>
      <Phone className="size-5 shrink-0" aria-hidden="true" />
      {t("callUs", { phone })}
    </a>
  );
}
