import type { ReactNode } from "react";

type SectionHeadingProps = { title: string; text?: string; children?: ReactNode };

/** A section's title with its garland, and what stands at the other end of the line. */
export function SectionHeading({ title, text, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 pb-3 md:pb-5">
      <div>
        <h2 className="garland font-display text-2xl font-bold">{title}</h2>
        {text && <p className="pt-2 text-ink-soft max-sm:hidden">{text}</p>}
      </div>
      {children}
    </div>
  );
}
