import { AsyncLocalStorage } from "node:async_hooks";
import { type RedisClient, within } from "./within";

export type BusEvent = {
  name: string;
  data: unknown;
  metadata?: Record<string, unknown> & { eventGroupId?: string };
  options?: object;
};
type Bus = {
  eventBusRedisConnection_: RedisClient;
  eventToSubscribersMap: Map<string | symbol, unknown[]>;
};
/** The methods of the engine's bus that are changed here. */
export type EventBus = {
  emit: (this: Bus, events: BusEvent | BusEvent[], options?: object) => Promise<void>;
  releaseGroupedEvents: (this: Bus, group: string) => Promise<void>;
  clearGroupedEvents: (this: Bus, group: string, which?: { eventNames?: string[] }) => Promise<void>;
};
type Keep = (events: BusEvent[]) => Promise<void>;

/** Events of a running workflow; `isTorn` if Redis does not have all of them. */
type Group = { events: BusEvent[]; isTorn: boolean; at: number };
/** As long as Redis itself keeps a group: by then another process has released it, or none will. */
const groupMs = 600_000;

const fromOutbox = new AsyncLocalStorage<true>();
/** Events from the outbox are not stored a second time: sending fails if Redis is unavailable, and is retried. */
export const tellFromOutbox = <Result>(tell: () => Promise<Result>): Promise<Result> =>
  fromOutbox.run(true, tell);

const groupOf = ({ metadata }: BusEvent) => metadata?.eventGroupId;

/** The event without its group: in the outbox it no longer waits for a workflow. */
function alone({ metadata, ...event }: BusEvent, options: object): BusEvent {
  const { eventGroupId: _over, ...others } = metadata ?? {};
  return { ...event, metadata: others, options: { ...options, ...event.options } };
}

/**
 * The engine emits events after the change is committed. If Redis is unavailable, events with subscribers are stored
 * and sent to the bus when it is back. An event may be sent twice, as by the bus itself.
 */
export function patientBus(bus: EventBus, keep: Keep): void {
  const { emit, releaseGroupedEvents, clearGroupedEvents } = bus;
  const groups = new Map<string, Group>();
  const isHeard = (of: Bus, { name }: BusEvent) =>
    [name, "*"].some((key) => (of.eventToSubscribersMap.get(key)?.length ?? 0) > 0);
  const keepHeard = async (of: Bus, events: BusEvent[], options: object = {}) => {
    const heard = events.filter((event) => isHeard(of, event)).map((event) => alone(event, options));
    if (heard.length > 0) await keep(heard);
  };
  const forgetOld = () => {
    for (const [id, { at }] of groups) {
      if (performance.now() - at < groupMs) return;
      groups.delete(id);
    }
  };
  const gather = (event: BusEvent, options: object) => {
    const id = groupOf(event);
    if (id === undefined) return undefined;
    const group = groups.get(id) ?? { events: [], isTorn: false, at: performance.now() };
    group.events.push({ ...event, options: { ...options, ...event.options } });
    groups.set(id, group);
    return group;
  };

  bus.emit = async function (given, options = {}) {
    const events = [given].flat();
    const send = () => within(this.eventBusRedisConnection_, () => emit.call(this, events, { ...options }));
    if (fromOutbox.getStore()) {
      if (!(await send())) throw new Error("Redis is away: the event waits in the outbox");
      return;
    }
    forgetOld();
    const touched = events.map((event) => gather(event, options));
    if (await send()) return;
    for (const group of touched) if (group) group.isTorn = true;
    await keepHeard(
      this,
      events.filter((event) => groupOf(event) === undefined),
      options,
    );
  };

  bus.releaseGroupedEvents = async function (id) {
    const group = groups.get(id);
    groups.delete(id);
    const redis = this.eventBusRedisConnection_;
    if (!group?.isTorn && (await within(redis, () => releaseGroupedEvents.call(this, id)))) return;
    await within(redis, () => clearGroupedEvents.call(this, id));
    if (group) await keepHeard(this, group.events);
  };

  bus.clearGroupedEvents = async function (id, which) {
    const group = groups.get(id);
    const names = which?.eventNames;
    if (group && names?.length) group.events = group.events.filter(({ name }) => !names.includes(name));
    else groups.delete(id);
    await within(this.eventBusRedisConnection_, () => clearGroupedEvents.call(this, id, which));
  };
}
