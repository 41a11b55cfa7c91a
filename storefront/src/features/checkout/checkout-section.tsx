import type { ReactNode } from "react";

/** One step of the checkout, numbered in the order in which people think of them. */
export function CheckoutSection({
  step,
  title,
  children,
}: {
  step: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="rounded-xl border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="mb-4 flex items-center gap-3 font-display text-xl font-bold">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-content-center rounded-full bg-brand-soft font-sans text-base text-brand"
        >
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
