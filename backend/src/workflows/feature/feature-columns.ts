import type { FeatureInput } from "../../contract/features";

/** Maps a feature image of the contract to the module's columns. */
export function featureColumns({ active, ...feature }: FeatureInput) {
  return { ...feature, is_active: active };
}
