"use strict";
// A process of the engine alone, as a plugin's own script is: it runs the engine's workflows on the shop of a case.
const { join } = require("node:path");

const { root, dist, isFresh } = require("../../backend/bin/build-state.cjs");
// From the build if there is one of the present sources, as the backend itself: translating them is a fifth of a start.
const isBuilt = isFresh();
const backend = join(isBuilt ? dist : root, "backend");
process.chdir(backend);
require(join(root, "backend/bin/no-telemetry.cjs"));
if (!isBuilt) require(join(root, "backend/bin/typescript.cjs"));

/** @typedef {{ run: (given: { input: object }) => Promise<{ result: unknown }> }} Workflow */
/** @type {{ startEngine: () => Promise<{ container: any }> }} */
const { startEngine } = require(join(backend, "src/platform/engine/engine"));
const plugin = require("./plugin.cjs");
/** @type {unknown} */
const exported = require("@medusajs/medusa/core-flows");
const ofEngine = /** @type {Record<string, (container: unknown) => Workflow>} */ (exported);

/** @param {object} message */
const tell = (message) => process.send?.(message);

startEngine().then(({ container }) => {
  const flows = { ...ofEngine, ...plugin(container) };
  process.on("message", async (/** @type {{ id: number, workflow: string, input: object }} */ asked) => {
    const { id, workflow, input } = asked;
    try {
      const { result } = (await flows[workflow]?.(container).run({ input })) ?? {};
      tell({ id, result: result ?? null });
    } catch (error) {
      tell({
        id,
        refusal: String(/** @type {{ message?: unknown } | undefined} */ (error)?.message ?? error),
      });
    }
  });
  tell({ id: 0 });
});
