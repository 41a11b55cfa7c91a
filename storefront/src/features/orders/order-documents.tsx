import { shopRoutes } from "@contract/generated/shop-routes";
import type { Order } from "@contract/orders";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";

const invoicePath = (orderId: string) => shopRoutes.getInvoice[1].replace(":id", encodeURIComponent(orderId));

type OrderDocumentsProps = { order: Pick<Order, "_id" | "hasInvoice" | "hasCreditNote"> };

/** The order's invoice and credit note as PDFs. */
export default function OrderDocuments({ order: { _id, hasInvoice, hasCreditNote } }: OrderDocumentsProps) {
  const { t } = useTranslation("orders");
  return (
    <>
      {hasInvoice && <Paper to={invoicePath(_id)}>{t("invoice")}</Paper>}
      {hasCreditNote && <Paper to={`${invoicePath(_id)}?kind=credit-note`}>{t("creditNote")}</Paper>}
    </>
  );
}

/** In a new tab: a phone shows the PDF there, and the order stays open. */
function Paper({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={buttonClass({ look: "outline", size: "small" })}>
      <FileText className="size-4" aria-hidden="true" />
      {children}
    </a>
  );
}
