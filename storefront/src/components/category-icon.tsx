import type { Category } from "@contract/constants";
import type { ReactNode } from "react";

const drawings: Record<Category, ReactNode> = {
  electronics: (
    <>
      <rect x="18" y="8" width="24" height="46" rx="5" />
      <path d="M26 13h8M28 48h4" />
      <rect x="44" y="26" width="14" height="28" rx="4" fill="var(--accent)" />
    </>
  ),
  fashion: (
    <>
      <path d="M22 12 10 20l5 9 5-3v28h24V26l5 3 5-9-12-8c-2 4-6 6-10 6s-8-2-10-6z" />
      <path d="M32 18v34" />
      <path d="M20 44h24v10H20z" fill="var(--accent)" />
    </>
  ),
  toys: (
    <>
      <path d="M8 42V28h16l6-10h14l6 12h6v12z" />
      <circle cx="20" cy="44" r="7" fill="var(--accent)" />
      <circle cx="46" cy="44" r="7" fill="var(--accent)" />
      <path d="M32 24h10l3 6H29z" />
    </>
  ),
  farming: (
    <>
      <path d="M32 56V28" />
      <path d="M32 34c-12 2-18-4-20-16 12-2 19 4 20 16z" fill="var(--accent)" />
      <path d="M32 28c0-11 6-17 19-18 1 12-6 19-19 18z" />
      <path d="M14 56h36" />
    </>
  ),
};

/** An icon for each category. */
export function CategoryIcon({
  category,
  className = "size-14",
}: {
  category: Category;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      fill="var(--surface)"
      stroke="var(--brand)"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawings[category]}
    </svg>
  );
}
