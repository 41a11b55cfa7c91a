import { isAway, type RedisClient, within } from "./within";

type Release = (
  this: { redisClient: RedisClient },
  keys: string | string[],
  args?: object,
) => Promise<boolean>;
/** What of the engine's locking provider is changed here. */
export type Locks = { release: Release };

/**
 * Giving a lock back comes after the work that it was for: where Redis is away it is given back when that returns, or
 * lapses with its lease.
 */
export function patientLocks(locks: Locks): void {
  const { release } = locks;
  locks.release = async function (keys, args) {
    if (!isAway(this.redisClient))
      return (await within(this.redisClient, () => release.call(this, keys, args)))?.result ?? false;
    void release.call(this, keys, args).catch(() => {});
    return false;
  };
}
