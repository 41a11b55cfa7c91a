"use strict";
// An unlucky plugin: its subscriber throws at every event, and its workflows fail after their first step.
const { createStep, createWorkflow, WorkflowResponse } = require("@medusajs/framework/workflows-sdk");
const flows = require("@medusajs/medusa/core-flows");

/** @typedef {{ name: string, data: unknown }} Event */
/** @typedef {{ subscribe: (name: string, on: (event: Event) => Promise<void>) => unknown, emit: (events: Event[], options: object) => Promise<void> }} Bus */
/** @typedef {{ run: (given: { input: object }) => Promise<{ result: unknown }> }} Runnable */

/** @type {unknown} */
const failing = createStep("plugin-fails", async () => {
  throw new Error("the plugin's next step failed");
});
const fail = /** @type {() => void} */ (failing);

/** @type {(name: string, first: unknown) => (container: unknown) => Runnable} */
const failingAfter = (name, first) => {
  const { runAsStep } = /** @type {{ runAsStep: (given: { input: unknown }) => object }} */ (first);
  const workflow = createWorkflow(name, (/** @type {object} */ input) => {
    const done = runAsStep({ input });
    fail();
    return new WorkflowResponse(done);
  });
  return /** @type {(container: unknown) => Runnable} */ (workflow);
};

/** @type {(events: Event[]) => Event[]} */
const shuffled = (events) =>
  events
    .map((event) => ({ event, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event);

const mostHeard = 500;

/**
 * Subscribes to everything, and returns the plugin's workflows by their names. `repeatEvents` sends events twice more, in
 * any order: those of its input, or the latest that were heard.
 *
 * @param {{ resolve: (name: string) => unknown }} container
 * @returns {Record<string, (container: unknown) => Runnable>}
 */
module.exports = (container) => {
  const bus = /** @type {Bus} */ (container.resolve("event_bus"));
  /** @type {Event[]} */
  const heard = [];
  let isRepeating = false;
  bus.subscribe("*", async ({ name, data }) => {
    if (!isRepeating) heard.push({ name, data });
    if (heard.length > mostHeard) heard.shift();
    throw new Error("the plugin's subscriber failed");
  });
  return {
    createOrderAndFail: failingAfter("plugin-creates-and-fails", flows.createOrderWorkflow),
    cancelOrderAndFail: failingAfter("plugin-cancels-and-fails", flows.cancelOrderWorkflow),
    repeatEvents: () => ({
      run: async ({ input }) => {
        isRepeating = true;
        const given = /** @type {{ events?: Event[] }} */ (input).events ?? heard;
        const events = shuffled([...given, ...given]);
        await bus.emit(events, {}).finally(() => {
          isRepeating = false;
        });
        return { result: events.length };
      },
    }),
  };
};
