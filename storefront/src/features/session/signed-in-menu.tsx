import { LogOut, Package, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { Menu, menuItem } from "@/components/menu";
import { paths } from "@/paths";
import { useSignOut } from "./use-sign-out";

/** The account, the orders and the way out, for whoever is signed in. */
export default function SignedInMenu({ name }: { name: string }) {
  const { t } = useTranslation("session");
  const { signOut, question } = useSignOut();
  const initial = [...name.trim()][0]?.toUpperCase() ?? "?";
  const face = (
    <span
      className="grid size-9 place-content-center rounded-full bg-accent font-bold text-on-accent"
      aria-hidden="true"
    >
      {initial}
    </span>
  );
  const menu = (
    <Menu label={t("menu", { name })} face={face}>
      <p className="max-w-60 truncate border-b border-line px-3 pt-1 pb-2 text-sm text-ink-soft">
        {t("loggedInAs", { name })}
      </p>
      <Link to={paths.account} className={menuItem}>
        <UserRound className="size-4" aria-hidden="true" /> {t("account")}
      </Link>
      <Link to={`${paths.account}?tab=orders`} className={menuItem}>
        <Package className="size-4" aria-hidden="true" /> {t("orders")}
      </Link>
      <button type="button" className={menuItem} onClick={() => void signOut()}>
        <LogOut className="size-4" aria-hidden="true" /> {t("logout")}
      </button>
    </Menu>
  );
  return (
    <>
      {menu}
      {question}
    </>
  );
}
