import type { User } from "@contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { AccountTabs, readTab } from "@/features/account/account-tabs";
import { AddressSkeletons } from "@/features/addresses/address-skeletons";
import { OrderList } from "@/features/orders/order-list";
import { sessionQuery, useSession } from "@/features/session/queries";
import { lazyPart } from "@/lib/lazy-part";

// Few orders wait for payment.
const PayNow = lazyPart([], () => import("./parts/pay-now"));
// The tabs with forms need a form library, so they load when opened.
const AddressBook = lazyPart(
  ["addressbook", "addresses", "states", "forms"],
  () => import("@/features/addresses/address-book"),
);
const OwnDetails = lazyPart(["forms"], () => import("@/features/account/own-details"));

/** The actions for an order in the list: paying, if it waits for payment. */
function payOf(order: ComponentProps<typeof PayNow>["order"]): ReactNode {
  if (order.orderStatus !== "pending_payment") return null;
  return (
    <Suspense fallback={<span className="skeleton h-9 w-28" aria-hidden="true" />}>
      <PayNow order={order} />
    </Suspense>
  );
}

/** The shopper's orders, addresses and details. */
export default function AccountPage() {
  const { user } = useSession();
  return <div className="shop-width py-6 md:py-10">{user && <Account user={user} />}</div>;
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const client = useQueryClient();
  const [search] = useSearchParams();
  const tab = readTab(search.get("tab"));
  return (
    <>
      <h1 className="garland mb-6 font-display text-2xl font-bold">
        {t("greeting", { name: user.userName })}
      </h1>
      <AccountTabs current={tab} />
      <div className="py-6">
        {tab === "orders" && <OrderList userId={user.id} actions={payOf} />}
        <Suspense fallback={<AddressSkeletons label={t("loading")} />}>
          {tab === "addresses" && <AddressBook user={user} />}
          {tab === "profile" && (
            <OwnDetails user={user} onSaved={(saved) => client.setQueryData(sessionQuery.queryKey, saved)} />
          )}
        </Suspense>
      </div>
    </>
  );
}
