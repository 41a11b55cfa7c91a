/** The mean of the ratings, to one decimal; 0 without any. Spec §2: computed over the review list. */
export function averageRating(reviews: readonly { reviewValue: number }[]): number {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, { reviewValue }) => total + reviewValue, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

/** True when a review may be sent: some text after trimming, and a rating. Spec §5. */
export function canSubmit(message: string, rating: number): boolean {
  return message.trim() !== "" && rating > 0;
}
