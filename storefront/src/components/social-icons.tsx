type IconProps = { className?: string };

export function InstagramIcon({ className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.4" cy="6.6" r="0.6" fill="currentColor" />
    </svg>
  );
}

export function YoutubeIcon({ className = "size-5" }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d="M22.5 8.2a4 4 0 0 0-.7-1.9 2.6 2.6 0 0 0-1.9-.8C17.1 5.3 12 5.3 12 5.3s-5.1 0-7.9.2a2.6 2.6 0 0 0-1.9.8 4 4 0 0 0-.7 1.9A29 29 0 0 0 1.3 12a29 29 0 0 0 .2 3.8 4 4 0 0 0 .7 1.9c.5.6 1.2.8 2.1.8 2.8.2 7.7.2 7.7.2s5.1 0 7.9-.2a2.6 2.6 0 0 0 1.9-.8 4 4 0 0 0 .7-1.9 29 29 0 0 0 .2-3.8 29 29 0 0 0-.2-3.8ZM9.9 15.3V8.7l5.7 3.3Z" />
    </svg>
  );
}

export function FacebookIcon({ className = "size-5" }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d="M14 8.5V6.8c0-.8.4-1.3 1.4-1.3H17V2.3h-2.6C11.6 2.3 10.2 4 10.2 6.6v1.9H7.500v3.4h2.7v9.800H14v-9.800h2.600l.500-3.400Z" />
    </svg>
  );
}
