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
