type Work = () => Promise<unknown>;
type Lane = { running: Promise<void>; again: Work | undefined };

/**
 * Named lanes of work: each runs one job at a time, and at most one more waits, because it will see everything
 * requested meanwhile. Errors go to `onError` with the lane's name and stop nothing.
 */
export function openLanes(onError: (error: unknown, lane: string) => void) {
  const lanes = new Map<string, Lane>();

  async function work(name: string, first: Work): Promise<void> {
    for (let next: Work | undefined = first; next; ) {
      await next().catch((error) => onError(error, name));
      const mine = lanes.get(name);
      next = mine?.again;
      if (mine) mine.again = undefined;
    }
    lanes.delete(name);
  }

  return {
    run(name: string, next: Work): void {
      const busy = lanes.get(name);
      if (busy) {
        busy.again = next;
        return;
      }
      const mine: Lane = { running: Promise.resolve(), again: undefined };
      lanes.set(name, mine);
      mine.running = work(name, next);
    },

    /** Resolves when every lane is empty, or after `mostMs`. */
    async idle(mostMs: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, mostMs);
      });
      const empty = async () => {
        while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ running }) => running));
      };
      await Promise.race([empty(), enough]);
      clearTimeout(timer);
    },
  };
}
