let isOn = false;

/** From now on this process is not ready: it still answers what comes, and takes on nothing that stays. */
export function announceStop(): void {
  isOn = true;
}

/** Whether this process has been told to end. */
export const isStopping = (): boolean => isOn;
