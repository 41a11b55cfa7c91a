import { PageHead } from "./head";
import type { ShopRoute } from "./route";
import { useTitles } from "./use-titles";

/** The title and description that the route table gives a page; a page may add more with its own PageHead. */
export function RouteHead({ route }: { route: ShopRoute }) {
  const t = useTitles();
  if (!t) return null;
  const fixed = !route.paths[0].includes(":") && !route.paths[0].includes("*");
  return (
    <PageHead
      isRoutes
      title={t(`${route.meta}.title`)}
      description={t(`${route.meta}.description`)}
      noIndex={route.noIndex ?? false}
      canonical={fixed ? route.paths[0] : undefined}
    />
  );
}
