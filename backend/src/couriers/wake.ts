let wake: (() => void) | undefined;

/** Wakes the courier worker, if it runs in this process. */
export function wakeCourier(): void {
  wake?.();
}

export function onWake(work: (() => void) | undefined): void {
  wake = work;
}
