import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { Button, ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { movedTo } from "@/features/product-detail/moved";
import { isStatus } from "@/lib/errors";
import { paths } from "@/paths";

type ProductMissingProps = { slug: string; error: Error; refetch: () => unknown; loading: ReactNode };

/** In place of a product that could not be read, or is not here: where it is now, or what to do instead. */
export default function ProductMissing({ slug, error, refetch, loading }: ProductMissingProps) {
  const { t } = useTranslation(["product", "shell"]);
  const { state } = useLocation();
  const gone = isStatus(error, 404);
  const moved = useQuery({
    queryKey: ["moved-product", slug],
    queryFn: async () => (await movedTo(slug)) ?? null,
    enabled: gone,
  });
  if (moved.isLoading) return loading;
  if (moved.data) return <Navigate to={moved.data} replace state={state} />;
  return (
    <EmptyState title={t(gone ? "gone" : "failed")} text={t(gone ? "goneText" : "shell:offline")}>
      {gone ? (
        <ButtonLink to={paths.listing}>{t("shell:browse")}</ButtonLink>
      ) : (
        <Button onClick={() => void refetch()}>{t("shell:retry")}</Button>
      )}
    </EmptyState>
  );
}
