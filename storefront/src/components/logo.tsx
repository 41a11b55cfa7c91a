/** The shop's mark: a bazaar awning under the ridge of the Sahyadri, with the morning sun. */
export function LogoMark({ className = "size-10" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="#0e5142" />
      <circle cx="33" cy="14" r="5.5" fill="#f4a62a" />
      <path d="M4 27 14 12.5l3.2 1.2 4.6 8.1 5-3.4 6 8.6z" fill="#8fd3b8" />
      <path d="M8 27h32v3.4a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z" fill="#fbf7ef" />
      <path d="M16 27h8v3.4a4 4 0 0 1-8 0zM32 27h8v3.4a4 4 0 0 1-8 0z" fill="#f4a62a" />
      <path d="M11 36.5V41h26v-4.5" fill="none" stroke="#fbf7ef" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name. The name is written in the script that the shop's sign carries in each language. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className={compact ? "size-9" : "size-10 md:size-11"} />
      <span className="font-display text-lg leading-none font-bold tracking-tight text-ink md:text-xl">
        Sahyadri
        <span className="block pt-0.5 font-sans text-[0.68rem] font-semibold tracking-[0.32em] text-brand uppercase">
          Bazaar
        </span>
      </span>
    </span>
  );
}
