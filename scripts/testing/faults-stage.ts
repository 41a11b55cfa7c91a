import { cases } from "../../faults/cases";
import { runFaults } from "../../faults/main";
import type { Stage } from "./stage";

/** A small run of the fault table: the shop is broken on purpose in every way, and audited after each fault. */
export const faultsStage: Stage = {
  name: "faults",
  run: async () => {
    const ran = await runFaults(
      cases.map((fault) => ({ fault, amount: fault.small })),
      { lanes: 2 },
    );
    const tried = ran.flatMap((one) =>
      "outcome" in one ? [{ name: one.fault.name, violations: one.outcome.violations }] : [],
    );
    const failed = tried.filter(({ violations }) => violations.length > 0);
    return {
      passed: tried.length - failed.length,
      failed: failed.length,
      failures: failed.flatMap(({ name, violations }) =>
        violations.map((violation) => `${name}: ${violation.split("\n", 1)[0]}`),
      ),
    };
  },
};
