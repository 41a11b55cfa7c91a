import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Link } from "@/components/link";
import { useOrder } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { OrderScreen } from "./parts/order-screen";

const OrderMissing = lazyPart([], () => import("./parts/order-missing"));

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
  if (error)
    return (
      <Suspense>
        <OrderMissing error={error} listPath={listPath} retry={() => void refetch()} />
      </Suspense>
    );
  return <p role="status" aria-label={t("loading")} className="skeleton h-96" />;
}
