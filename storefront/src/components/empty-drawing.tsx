/** A small drawing for empty states: an open stall at the foot of the hills, with nothing on its table. */
export default function EmptyDrawing() {
  return (
    <svg viewBox="0 0 240 150" className="w-56" aria-hidden="true">
      <circle cx="186" cy="42" r="17" fill="var(--accent)" />
      <path d="M8 118 62 48l16 8 26 40 30-22 40 44z" fill="var(--brand-soft)" />
      <path d="M110 118 158 66l14 6 22 30 16-8 22 24z" fill="var(--brand-soft)" opacity="0.7" />
      <path d="M6 118h228" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M72 74h96v8a12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0z"
        fill="var(--accent)"
      />
      <path d="M96 74h24v8a12 12 0 0 1-24 0zM144 74h24v8a12 12 0 0 1-24 0z" fill="var(--brand)" />
      <path d="M78 92v26M162 92v26" stroke="var(--ink-soft)" strokeWidth="3" />
      <rect x="70" y="104" width="100" height="7" rx="2" fill="var(--ink-soft)" />
    </svg>
  );
}
