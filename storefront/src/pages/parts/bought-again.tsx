import { Suspense } from "react";
import { useSession } from "@/features/session/queries";
import { lazyPart } from "@/lib/lazy-part";

const Strip = lazyPart(["strips"], () => import("./bought-again-strip"), { isExtra: true });

/** What a signed-in shopper has received and can buy again; nothing for guests, nor while it is not known who looks. */
export function BoughtAgain() {
  const { status, user } = useSession();
  if (status !== "shopper") return null;
  return (
    <Suspense>
      <Strip userId={user.id} />
    </Suspense>
  );
}
