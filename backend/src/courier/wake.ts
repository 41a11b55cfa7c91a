let wake: (() => void) | undefined;

/** Has what is due with the courier worked off in a moment, where this process does that. */
export function wakeCourier(): void {
  wake?.();
}

export function onWake(work: (() => void) | undefined): void {
  wake = work;
}
