type StarRatingProps = {
  /** 0 to 5. */
  value: number;
  /** What a screen reader says instead of the stars. */
  label: string;
  className?: string;
};

/**
 * Five stars filled to the tenth; drawn by the style sheet, because a list shows dozens of them. The width is an
 * attribute of its own: the page's policy refuses a style attribute in the HTML.
 */
export function StarRating({ value, label, className = "" }: StarRatingProps) {
  const filled = `${Math.max(0, Math.min(5, value)) * 20}%`;
  return (
    <span role="img" aria-label={label} className={`stars ${className}`.trimEnd()}>
      <svg width={filled} aria-hidden="true" />
    </span>
  );
}
