type StarRatingProps = {
  /** 0 to 5. */
  value: number;
  /** What a screen reader says in place of the stars. */
  label: string;
  className?: string;
};

const star = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** Five stars filled to the tenth. */
export function StarRating({ value, label, className = "h-4" }: StarRatingProps) {
  const filled = `${Math.max(0, Math.min(5, value)) * 20}%`;
  return (
    <span role="img" aria-label={label} className="relative inline-block leading-none">
      <Stars className={`${className} text-line`} />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: filled }}>
        <Stars className={`${className} max-w-none text-star`} />
      </span>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 20" className={`w-auto ${className}`} fill="currentColor" aria-hidden="true">
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
