import { limits } from "@contract/limits";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { toastError, toastSuccess } from "@/components/toast";
import { messageOf } from "@/lib/errors";
import { canSubmit } from "./average";
import { type Begun, keepReview, keptReview } from "./kept-review";
import { PhotoField } from "./photos/photo-field";
import { useChosenPhotos } from "./photos/use-chosen-photos";
import { StarInput } from "./star-input";
import { useAddReview } from "./use-add-review";

type ReviewFormProps = { productId: string; author: { id: string; userName: string }; onDone: () => void };

/**
 * Stars, text and photos. After success it closes and is empty again; the reviews are read again. Spec §4 "Review form".
 * Photos that could not be sent stay with their reasons, while the review is saved: sent again, it changes nothing.
 */
export default function ReviewForm({ productId, author, onDone }: ReviewFormProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const whose = { productId, userId: author.id };
  const [begun, setBegun] = useState(() => keptReview(whose));
  const { rating, message } = begun;
  const write = (next: Begun) => {
    setBegun(next);
    keepReview(whose, next);
  };
  const { setChosen, ...photos } = useChosenPhotos(productId, author.id);
  const [sent, setSent] = useState(0);
  const add = useAddReview();
  // The button is disabled only with the next rendering, which a second press may precede.
  const sending = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit(message, rating) || sending.current) return;
    sending.current = true;
    const body = {
      productId,
      userId: author.id,
      userName: author.userName,
      reviewMessage: message.trim(),
      reviewValue: rating,
    };
    const adding = { body, photos: photos.chosen, onPhoto: setSent };
    setSent(0);
    add.mutate(adding, {
      onSuccess: (left) => {
        setChosen(left);
        if (left.length > 0) return;
        write({ rating: 0, message: "" });
        onDone();
        toastSuccess(t(adding.photos.length > 0 ? "addedWithPhotos" : "added"));
      },
      onError: (error) => toastError(messageOf(error, t("failed"))),
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return (
    <form onSubmit={submit} className="mb-5 grid gap-4 rounded-lg border border-line bg-surface p-4">
      <StarInput value={rating} onChange={(stars) => write({ rating: stars, message })} />
      <label className="grid gap-1 font-semibold">
        {t("message")}
        <textarea
          value={message}
          onChange={(event) => write({ rating, message: event.target.value })}
          maxLength={limits.review.max}
          rows={4}
          placeholder={t("placeholder")}
          className="rounded-md border border-line-strong bg-paper p-3 font-normal"
        />
      </label>
      <PhotoField {...photos} />
      {add.isSuccess && photos.chosen.some(({ error }) => error) && (
        <FormAlert tone="bad">{t("photosNotSent")}</FormAlert>
      )}
      <Button
        type="submit"
        disabled={!canSubmit(message, rating) || add.isPending}
        className="justify-self-start"
      >
        {add.isPending
          ? sent > 0
            ? t("sendingPhoto", { number: sent, total: photos.chosen.length })
            : t("sending")
          : t("submit")}
      </Button>
    </form>
  );
}
