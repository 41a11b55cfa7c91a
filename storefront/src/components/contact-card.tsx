import type { ReactNode } from "react";

type ContactCardProps = { icon: ReactNode; title: string; text: string; children?: ReactNode };

/** One way to reach the shop. */
export function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5">
      <span className="grid size-12 place-content-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="whitespace-pre-line text-ink-soft">{text}</p>
      {children && <p>{children}</p>}
    </li>
  );
}
