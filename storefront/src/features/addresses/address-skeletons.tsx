/** Placeholders for two cards while the addresses are loading. */
export function AddressSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2">
      <span className="skeleton h-44" />
      <span className="skeleton h-44" />
    </div>
  );
}
