import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  text?: string;
  picture?: ReactNode;
  children?: ReactNode;
  level?: 1 | 2;
};

/** Says kindly that there is nothing to show, with a next step as its children. */
export function EmptyState({ title, text, picture, children, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-14 text-center">
      {picture}
      <Heading className="font-display text-2xl font-bold">{title}</Heading>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>}
    </div>
  );
}
