import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button, ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { call } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { paths } from "@/paths";

/** Where the link in a mail about a product that is back leads. It asks first: mail programs open links by themselves. */
export default function WhenBackStopPage() {
  const { t } = useTranslation(["whenback", "shell"]);
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const stop = useMutation({ mutationFn: () => call("stopWhenBack", { body: { token } }) });
  if (stop.isSuccess)
    return (
      <EmptyState level={1} title={t("stopped.title")} text={t("stopped.text")}>
        <ButtonLink to={paths.home}>{t("shell:goHome")}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState level={1} title={t("stop.title")} text={t("stop.text")}>
      {stop.isError && (
        <p role="alert" className="font-medium text-bad">
          {messageOf(stop.error, t("failed"))}
        </p>
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!stop.isPending) stop.mutate();
        }}
      >
        <Button type="submit" aria-disabled={stop.isPending}>
          {stop.isPending ? t("sending") : t("stop.button")}
        </Button>
      </form>
    </EmptyState>
  );
}
