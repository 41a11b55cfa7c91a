import { MapPin, Package, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { paths } from "@/paths";

export const accountTabs = ["orders", "addresses", "profile"] as const;
export type AccountTab = (typeof accountTabs)[number];

const icons = { orders: Package, addresses: MapPin, profile: UserRound };

/** The tab that the address names; orders if it names none. */
export function readTab(value: string | null): AccountTab {
  return accountTabs.find((tab) => tab === value) ?? "orders";
}

/** The parts of the account, as links: each has its address, and Back goes from one to the other. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const { t } = useTranslation("account");
  return (
    <nav
      aria-label={t("tabs.label")}
      className="hide-scrollbar flex gap-1 overflow-x-auto border-b border-line"
    >
      {accountTabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Link
            key={tab}
            to={`${paths.account}?tab=${tab}`}
            aria-current={tab === current ? "page" : undefined}
            className="account-tab flex min-h-12 shrink-0 items-center gap-1.5 border-b-3 border-transparent px-2 sm:gap-2 sm:px-4 font-semibold text-ink-soft hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand"
          >
            <Icon className="size-5" aria-hidden="true" />
            {t(`tabs.${tab}`)}
          </Link>
        );
      })}
    </nav>
  );
}
