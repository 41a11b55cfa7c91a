type StarRatingProps = {
  /** 0 to 5. */
  value: number;
  /** What a screen reader says in place of the stars. */
  label: string;
  className?: string;
};

/**
 * Five stars filled to the tenth; drawn by the style sheet, as a list shows dozens of them. The width is an attribute of its
 * own: a style attribute in the HTML is refused by the page's policy.
 */
export function StarRating({ value, label, className = "" }: StarRatingProps) {
  const filled = `${Math.max(0, Math.min(5, value)) * 20}%`;
  return (
    <span role="img" aria-label={label} className={`stars ${className}`}>
      <svg width={filled} aria-hidden="true" />
    </span>
  );
}
