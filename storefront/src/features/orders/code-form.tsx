import { normaliseCode } from "@contract/digits";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { SubmitButton } from "@/components/form/submit-button";
import { messageOf } from "@/lib/errors";
import { useCountdown } from "@/lib/use-countdown";
import { useConfirmOrder, useSendOrderCode } from "./changes";
import { isEnoughForToday, secondsToWait } from "./code-wait";

type Said = { tone: "good" | "bad"; sentence: string };

/** One field for the code, and a way to request another one. The result is shown above the field at once. */
export function CodeForm({ orderId, canSendAgainAt }: { orderId: string; canSendAgainAt: string }) {
  const { t } = useTranslation("ordercode");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState<Said>();
  const { left, restart } = useCountdown(secondsToWait(canSendAgainAt));
  const confirming = useConfirmOrder(orderId);
  const sending = useSendOrderCode(orderId);
  const isBusy = confirming.isPending || sending.isPending;
  const isWrong = said?.tone === "bad";

  const refuse = (sentence: string) => {
    setSaid({ tone: "bad", sentence });
    field.current?.focus();
    field.current?.select();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSaid(undefined);
    const code = normaliseCode(typed);
    if (!code) return refuse(t("sixDigits"));
    confirming.mutate(code, { onError: (error) => refuse(messageOf(error, t("failed"))) });
  };
  const sendAgain = () => {
    setSaid(undefined);
    sending.mutate(undefined, {
      onSuccess: ({ data }) => {
        if (!data.confirmation) return;
        setTyped("");
        setSaid({ tone: "good", sentence: t("resent") });
        restart(secondsToWait(data.confirmation.canSendAgainAt));
      },
      onError: (error) => refuse(messageOf(error, t("sendFailed"))),
    });
  };

  return (
    <form className="grid gap-3" method="post" noValidate onSubmit={confirm}>
      {said && (
        <div id={`${id}-said`}>
          <FormAlert tone={said.tone}>{said.sentence}</FormAlert>
        </div>
      )}
      <label htmlFor={id} className="text-sm font-semibold">
        {t("code")}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="code"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required="true"
          aria-invalid={isWrong || undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          className="min-h-13 w-full rounded-md border border-line-strong bg-surface px-3.5 text-center text-2xl tracking-[0.4em] tabular-nums aria-invalid:border-bad sm:w-60"
        />
        <SubmitButton busy={confirming.isPending} className="max-sm:w-full">
          {t(confirming.isPending ? "confirming" : "confirm")}
        </SubmitButton>
      </div>
      {isEnoughForToday(canSendAgainAt) ? (
        <p className="text-sm">{t("enough")}</p>
      ) : (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          disabled={left > 0}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && sendAgain()}
        >
          {left > 0 ? t("againIn", { seconds: left }) : t("again")}
        </Button>
      )}
    </form>
  );
}
