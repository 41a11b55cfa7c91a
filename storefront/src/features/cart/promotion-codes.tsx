import type { Cart } from "@contract/cart";
import { formatExactRupees } from "@contract/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { call } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { keepCart } from "./queries";

type Change = { enter: string } | { remove: string };

const sendChange = (userId: string, change: Change) =>
  "enter" in change
    ? call("enterPromotionCode", { body: { userId, code: change.enter } })
    : call("removePromotionCode", { params: { userId, code: change.remove } });

type PromotionCodesProps = { cart: Cart; withDiscounts?: boolean };

/** The codes in the cart with their reasons, and a field for another one; where no sum shows them, the discounts too. */
export default function PromotionCodes({ cart, withDiscounts = false }: PromotionCodesProps) {
  const { t } = useTranslation("promotions");
  const client = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    scope: { id: "cart" },
    mutationFn: (change: Change) => sendChange(cart.userId, change),
    onSuccess: ({ data }) => {
      keepCart(client, data);
      setTyped("");
    },
    onError: (error) => setProblem(messageOf(error, t("failed"))),
  });
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const code = typed.trim();
    setProblem(code ? undefined : t("empty"));
    if (code) mutate({ enter: code });
  };
  return (
    <section aria-label={t("title")} className="grid gap-2 text-sm">
      {withDiscounts &&
        cart.discounts.map(({ code, label, goods }) => (
          <p key={code} className="flex justify-between gap-3 text-good tabular-nums">
            <span>{t("off", { label })}</span>
            <span>−{formatExactRupees(goods)}</span>
          </p>
        ))}
      <ul>
        {cart.codes.map(({ code, isApplied, isForDelivery, message }) => (
          <li key={code} className="flex items-center justify-between gap-2">
            <span>
              <strong>{code}</strong>
              {isForDelivery && <span className="text-ink-soft"> · {t("forDelivery")}</span>}
              {!isApplied && <span className="text-warn"> · {message}</span>}
            </span>
            <button
              type="button"
              aria-label={t("remove", { code })}
              className="grid size-9 shrink-0 place-content-center rounded-full text-ink-soft hover:bg-bad-soft hover:text-bad"
              onClick={() => mutate({ remove: code })}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary className="w-fit cursor-pointer py-1 font-semibold text-brand">{t("open")}</summary>
        <form noValidate className="mt-1 flex flex-wrap gap-2" onSubmit={enter}>
          <label htmlFor={id} className="sr-only">
            {t("label")}
          </label>
          <input
            id={id}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t("label")}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            className="min-h-11 min-w-32 grow basis-0 rounded-md border border-line-strong bg-surface px-3"
          />
          <Button type="submit" look="outline" aria-disabled={isPending}>
            {t("apply")}
          </Button>
        </form>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-1 font-medium text-bad">
            {problem}
          </p>
        )}
      </details>
    </section>
  );
}
