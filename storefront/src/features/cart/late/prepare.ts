import { provideTexts } from "@/i18n/instance";

/** Fetches what a cart and hearts need to be read and changed without a connection, once a service worker keeps what is fetched. */
export async function prepareCart(worker: ServiceWorkerContainer): Promise<void> {
  await worker.ready;
  if (!worker.controller)
    await new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));
  await Promise.all([
    import("../cart-drawer"),
    import("../promotion-codes"),
    import("../cart-delivery"),
    import("@/features/session/leave"),
    import("@/features/wishlist/toggle"),
    // Stands in every header: what is pressed there must not end in an empty page.
    import("@/features/shipping/pincode-dialog"),
    import("sonner"),
    import("@/components/toaster"),
    provideTexts(["cart", "late", "promotions", "delivery", "pickup", "pincode", "forms", "wishlist"]),
  ]);
  // What had come before the worker was there is none of its copies yet.
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  worker.controller?.postMessage({
    seen: fetched.filter((url) => new URL(url).pathname.startsWith("/assets/")),
    isGuest: false,
    language: document.documentElement.lang,
  });
}
