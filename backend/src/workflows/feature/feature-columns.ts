import type { FeatureInput } from "../../contract/features";

/** Maps a feature image of the contract to the module's columns, all but its translations. */
export function featureColumns({ active, translations: _apart, ...feature }: FeatureInput) {
  return { ...feature, is_active: active };
}
