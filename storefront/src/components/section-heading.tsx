import type { ReactNode } from "react";

type SectionHeadingProps = { title: string; text?: string; children?: ReactNode };

/** A section's title with its garland, and what stands at the other end of the line. */
export function SectionHeading({ title, text, children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <div>
        <h2 className="garland">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
