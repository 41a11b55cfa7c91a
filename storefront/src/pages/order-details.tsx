import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { Link } from "@/components/link";
import { LoadFailed } from "@/components/load-failed";
import { useOrder } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { isStatus, messageOf } from "@/lib/errors";
import { paths } from "@/paths";
import { OrderScreen } from "./parts/order-screen";

const listPath = `${paths.account}?tab=orders`;

/** One of the shopper's orders. */
export default function OrderDetailsPage() {
  const { t } = useTranslation("orders");
  const { id = "" } = useParams();
  const { user } = useSession();
  return (
    <div className="shop-width py-6 md:py-10">
      <Link
        to={listPath}
        className="mb-4 inline-flex min-h-9 items-center gap-2 rounded-md font-semibold text-brand"
      >
        <ArrowLeft className="size-4" aria-hidden="true" /> {t("back")}
      </Link>
      {user && <Details id={id} />}
    </div>
  );
}

function Details({ id }: { id: string }) {
  const { t } = useTranslation("orders");
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <OrderScreen order={order} />;
  if (isStatus(error, 404) || isStatus(error, 422)) {
    return (
      <EmptyState level={1} title={t("notFoundTitle")} text={t("notFoundText")} picture={<EmptyPicture />}>
        <ButtonLink to={listPath}>{t("back")}</ButtonLink>
      </EmptyState>
    );
  }
  if (error)
    return <LoadFailed sentence={messageOf(error, t("detailsFailed"))} retry={() => void refetch()} />;
  return <p role="status" aria-label={t("loading")} className="skeleton h-96" />;
}
