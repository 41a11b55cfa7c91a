import type { CategoryIcon as Icon } from "@contract/constants";

/** The drawing that staff have chosen for a category. A file of its own: a page shows few of them, and no script needs them. */
export function CategoryIcon({ icon }: { icon: Icon }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="var(--surface)"
      stroke="var(--brand)"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <use href={`/category-icons.svg#${icon}`} />
    </svg>
  );
}
