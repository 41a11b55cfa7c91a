import type { ReactNode } from "react";

type OrderPartProps = { title: string; action?: ReactNode; children: ReactNode };

/** One section of an order's page, under its own heading, with what can be done with it beside that. */
export function OrderPart({ title, action, children }: OrderPartProps) {
  return (
    <section className="rounded-xl border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-display text-lg font-bold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
