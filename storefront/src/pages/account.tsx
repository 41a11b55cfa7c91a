import type { User } from "@contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { AccountTabs, readTab } from "@/features/account/account-tabs";
import { PasswordForm } from "@/features/account/password-form";
import { ProfileForm } from "@/features/account/profile-form";
import { AddressBook } from "@/features/addresses/address-book";
import { OrderList } from "@/features/orders/order-list";
import { sessionQuery, useSession } from "@/features/session/queries";

/** Orders, addresses and one's own details. */
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
        {tab === "orders" && <OrderList userId={user.id} />}
        {tab === "addresses" && <AddressBook user={user} />}
        {tab === "profile" && (
          <div className="grid items-start gap-10 lg:grid-cols-2">
            <ProfileForm user={user} onSaved={(saved) => client.setQueryData(sessionQuery.queryKey, saved)} />
            <PasswordForm user={user} />
          </div>
        )}
      </div>
    </>
  );
}
