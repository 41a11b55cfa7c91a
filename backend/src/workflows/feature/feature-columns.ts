import type { FeatureInput } from "../../contract/features";

/** A feature image of the contract in the module's columns. */
export function featureColumns({ active, ...feature }: FeatureInput) {
  return { ...feature, is_active: active };
}
