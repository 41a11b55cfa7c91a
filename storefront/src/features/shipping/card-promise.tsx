import { Suspense } from "react";
import { useKeptPincode } from "@/lib/kept-pincode";
import { lazyPart } from "@/lib/lazy-part";

const Words = lazyPart(["pincode"], () => import("./card-promise-words"), { isExtra: true });

/**
 * One line of a card: when the product arrives at the kept pincode. Empty in the served page, which is the same for
 * everybody; the styles keep its room where a pincode is kept.
 */
export function CardPromise({ productId }: { productId: string }) {
  const pincode = useKeptPincode();
  return (
    <p className="card-promise">
      {pincode && (
        <Suspense>
          <Words pincode={pincode} productId={productId} />
        </Suspense>
      )}
    </p>
  );
}
