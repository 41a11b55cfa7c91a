/** The number at the corner of a button in the header; its words are in the button's label. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-content-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
