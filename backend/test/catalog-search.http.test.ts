import { vi } from "vitest";
import { loadBackend } from "./support/load-backend";
import { promiseTheCatalogue } from "./support/search-module/promises";

/** Of whatever provider medusa-config.ts names: how to make it stop answering is not known here. */
function silenceTheModule(): () => void {
  const { searchModule } = loadBackend<typeof import("../src/catalog/search-engine/engine")>(
    "./catalog/search-engine/engine",
  );
  const silenced = (["searchMany", "ingest"] as const).map((call) =>
    vi.spyOn(searchModule(), call).mockRejectedValue(new Error("The module is away.")),
  );
  return () => {
    for (const spy of silenced) spy.mockRestore();
  };
}

promiseTheCatalogue({}, silenceTheModule);
