import type { Product, Variant } from "@contract/products";
import { emailPattern } from "@contract/rules";
import { choiceOf } from "@contract/variant-options";
import { useMutation } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { useSession } from "@/features/session/queries";
import { useLanguage } from "@/i18n/use-language";
import { call, type Input } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { soldOut } from "./sold-out";

const field = "min-h-11 rounded-md border border-line-strong bg-surface px-3 font-normal";

type WhenBackProps = {
  product: Product;
  /** What is chosen of a product that comes in more than sizes. */
  variant?: Variant | undefined;
};

/** Asks for one mail when the product, or a size or choice that is sold out, is back. */
export function WhenBack({ product, variant }: WhenBackProps) {
  const { t } = useTranslation("whenback");
  const { whole, sizes } = soldOut(product);
  const chosen = variant?.stock === 0 ? variant : undefined;
  const form = (
    <WhenBackForm product={product} variant={chosen} sizes={chosen ? [] : sizes} isAnyOffered={whole} />
  );
  if (whole || chosen)
    return <div className="when-back rounded-lg border border-line bg-surface p-4">{form}</div>;
  return (
    <details className="when-back rounded-lg border border-line bg-surface px-4">
      <summary className="cursor-pointer py-3 font-semibold text-brand">{t("sizeGone")}</summary>
      <div className="pb-4">{form}</div>
    </details>
  );
}

type Sizes = ReturnType<typeof soldOut>["sizes"];
type FormProps = WhenBackProps & { sizes: Sizes; isAnyOffered: boolean };

function WhenBackForm({ product, variant, sizes, isAnyOffered }: FormProps) {
  const { t } = useTranslation("whenback");
  const { language } = useLanguage();
  const id = useId();
  const session = useSession();
  const user = session.status === "shopper" ? session.user : undefined;
  const [size, setSize] = useState<Sizes[number] | "">(isAnyOffered ? "" : (sizes[0] ?? ""));
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const ask = useMutation({
    mutationFn: (body: Input<"askWhenBack">["body"]) => call("askWhenBack", { body }),
    onError: (error) => setProblem(messageOf(error, t("failed"))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const isMailbox = user !== undefined || emailPattern.test(typed);
    setProblem(isMailbox ? undefined : t("emailWrong"));
    if (!isMailbox || ask.isPending) return;
    ask.mutate({
      productId: product._id,
      ...(size && { size }),
      ...(variant && { variantId: variant.variantId }),
      ...(user === undefined && { email: typed }),
    });
  };
  if (ask.isSuccess)
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-good">
        <Bell className="size-5 shrink-0" aria-hidden="true" />
        {t(size ? "keptSize" : "kept", { size })}
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {variant && <p className="font-semibold">{choiceOf(variant, language)}</p>}
      <p className="text-ink-soft">{user ? t("toYou", { email: user.email }) : t("once")}</p>
      {sizes.length > 0 && (
        <label className="grid gap-1 font-semibold">
          {t("size")}
          <select
            value={size}
            onChange={({ target }) => setSize(target.value as typeof size)}
            className={field}
          >
            {isAnyOffered && <option value="">{t("anySize")}</option>}
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {!user && (
        <label className="grid gap-1 font-semibold">
          {t("email")}
          <input
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            maxLength={120}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            className={field}
          />
        </label>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-medium text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" look="outline" aria-disabled={ask.isPending} className="justify-self-start">
        <Bell className="size-5 shrink-0" aria-hidden="true" />
        {ask.isPending ? t("sending") : t("tellMe")}
      </Button>
    </form>
  );
}
