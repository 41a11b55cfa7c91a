import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { useSession } from "./queries";

const SignedInMenu = lazyPart(["session"], () => import("./signed-in-menu"));
const place = <span className="h-11 w-36 md:w-44" aria-hidden="true" />;

/** The visitor's corner of the header. It is as wide while loading as for guests, so that nothing jumps. */
export function UserMenu() {
  const session = useSession();
  if (session.status === "loading") return place;
  if (!session.user) return <Guest />;
  return (
    <Suspense fallback={place}>
      <SignedInMenu name={session.user.userName} />
    </Suspense>
  );
}

function Guest() {
  const { t } = useTranslation();
  return (
    <span className="flex items-center md:gap-1.5">
      <ButtonLink look="quiet" size="small" to={paths.login}>
        {t("login")}
      </ButtonLink>
      <ButtonLink size="small" to={paths.register}>
        {t("signUp")}
      </ButtonLink>
    </span>
  );
}

function SignedIn({ name }: { name: string }) {
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
