import type { ReactNode } from "react";

type AuthCardProps = { over?: string; title: string; text?: string; children: ReactNode; foot?: ReactNode };

/** Heading, a kind sentence, the form, and a link to the other form. */
export function AuthCard({ over, title, text, children, foot }: AuthCardProps) {
  return (
    <section className="mx-auto grid w-full max-w-md animate-rise gap-6 py-6 md:py-10">
      <header className="grid gap-2">
        {over && <p className="text-sm font-semibold tracking-wide text-brand">{over}</p>}
        <h1 className="garland font-display text-2xl font-bold">{title}</h1>
        {text && <p className="pt-1 text-ink-soft">{text}</p>}
      </header>
      {children}
      {foot && <p className="border-t border-line pt-5 text-center text-ink-soft">{foot}</p>}
    </section>
  );
}
