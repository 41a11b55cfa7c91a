import { cases } from "../../faults/cases";
import { runFaults } from "../../faults/main";
import type { Stage } from "./stage";

/** A small run of the fault table: the shop is broken on purpose in every way, and audited after each fault. */
export const faultsStage: Stage = {
  name: "faults",
  run: async () => {
    const ran = await runFaults(cases.map((fault) => ({ fault, amount: fault.small })));
    const tried = ran.flatMap((one) => ("outcome" in one ? [one.outcome.violations.length === 0] : []));
    const passed = tried.filter(Boolean).length;
    return { passed, failed: tried.length - passed };
  },
};
