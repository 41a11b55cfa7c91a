import type { CategoryIcon as Icon } from "@contract/constants";
import type { ReactNode } from "react";

const drawings: Record<Icon, ReactNode> = {
  devices: (
    <>
      <rect x="18" y="8" width="24" height="46" rx="5" />
      <path d="M26 13h8M28 48h4" />
      <rect x="44" y="26" width="14" height="28" rx="4" fill="var(--accent)" />
    </>
  ),
  clothes: (
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
  plant: (
    <>
      <path d="M32 56V28" />
      <path d="M32 34c-12 2-18-4-20-16 12-2 19 4 20 16z" fill="var(--accent)" />
      <path d="M32 28c0-11 6-17 19-18 1 12-6 19-19 18z" />
      <path d="M14 56h36" />
    </>
  ),
  basket: (
    <>
      <path d="M10 26h44l-5 28H15z" />
      <path d="M20 26 28 10M44 26 36 10" />
      <path d="M24 34v12M32 34v12M40 34v12" stroke="var(--accent)" />
    </>
  ),
  shoe: (
    <>
      <path d="M10 22v22h46c0-8-6-10-14-12L30 18c-4 4-12 6-20 4z" />
      <path d="M10 44h46v8H10z" fill="var(--accent)" />
      <path d="M30 30l5-4M36 34l5-4" />
    </>
  ),
  home: (
    <>
      <path d="M10 30 32 10l22 20v24H10z" />
      <path d="M26 36h12v18H26z" fill="var(--accent)" />
    </>
  ),
  food: (
    <>
      <path d="M12 30h40c0 14-8 24-20 24S12 44 12 30z" fill="var(--accent)" />
      <path d="M24 22c-4-5 4-7 0-12M34 22c-4-5 4-7 0-12M44 22c-4-5 4-7 0-12" />
    </>
  ),
  book: (
    <>
      <path d="M32 16c-6-5-14-6-22-5v38c8-1 16 0 22 5z" />
      <path d="M32 16c6-5 14-6 22-5v38c-8-1-16 0-22 5z" fill="var(--accent)" />
    </>
  ),
  gem: (
    <>
      <path d="M18 12h28l10 14-24 28L8 26z" />
      <path d="M8 26h48L32 54z" fill="var(--accent)" />
    </>
  ),
};

/** The drawing that staff have chosen for a category. */
export function CategoryIcon({ icon, className = "size-14" }: { icon: Icon; className?: string }) {
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
      {drawings[icon]}
    </svg>
  );
}
