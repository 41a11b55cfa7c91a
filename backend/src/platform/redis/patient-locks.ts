import { isAway, type RedisClient, within } from "./within";

type Release = (
  this: { redisClient: RedisClient },
  keys: string | string[],
  args?: object,
) => Promise<boolean>;
/** The method of the engine's locking provider that is changed here. */
export type Locks = { release: Release };

/**
 * A lock is released after its work is done: if Redis is unavailable, it is released when Redis returns, or expires
 * with its lease.
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
