import type { ReactNode } from "react";

type TextPageProps = { title: string; lead: string; children: ReactNode };

/** A page of text: a title, an introduction, and sections in a column of readable width. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="pb-4">
      <header className="bg-brand-soft">
        <div className="shop-width py-10 md:py-14">
          <div className="mx-auto max-w-text">
            <h1 className="font-display text-3xl font-bold">{title}</h1>
            {lead && <p className="pt-3 text-lg">{lead}</p>}
          </div>
        </div>
        <div className="awning" aria-hidden="true" />
      </header>
      <div className="shop-width pt-10">
        <div className="mx-auto grid max-w-text gap-9">{children}</div>
      </div>
    </article>
  );
}

/** One heading with its paragraphs; a blank one is left out. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="garland mb-3 font-display text-xl font-bold">{title}</h2>}
      <div className="text-[1.05rem]">{children}</div>
    </section>
  );
}
