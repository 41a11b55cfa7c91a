import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { isStatus, messageOf } from "@/lib/errors";

type Props = { error: unknown; listPath: string; retry: () => void };

/** Instead of an order: that there is none for this shopper, or that it could not be fetched. */
export default function OrderMissing({ error, listPath, retry }: Props) {
  const { t } = useTranslation("orders");
  if (!isStatus(error, 404) && !isStatus(error, 422))
    return <LoadFailed sentence={messageOf(error, t("detailsFailed"))} retry={retry} />;
  return (
    <EmptyState level={1} title={t("notFoundTitle")} text={t("notFoundText")} picture={<EmptyPicture />}>
      <ButtonLink to={listPath}>{t("back")}</ButtonLink>
    </EmptyState>
  );
}
