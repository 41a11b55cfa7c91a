import { query } from "../../platform/db/pool";
import type { Progress } from "../index/latest";
import { catalogIndexName } from "./definition";
import { searchModule } from "./engine";

type Stored = {
  version: string | null;
  shown: string | null;
  mark: string | null;
  definition: string | null;
  isBuilding: boolean;
};

/** Of the fields that this code keeps in the index. */
const definitionNow = (): string => searchModule().getIndex(catalogIndexName).definition_hash;

async function readState(): Promise<Stored | undefined> {
  const [state] = await query<Stored>({
    name: "search-state",
    text: `select version, shown, mark, definition, is_building as "isBuilding" from catalog_search_state`,
  });
  return state;
}

/** Up to which change of the catalogue the index has come. */
export type Indexed = Pick<Progress, "version" | "shown" | "mark">;

/** Undefined if it has to be built: never built, by code with other fields, or by a build that a crash ended. */
export async function indexedSoFar(): Promise<Indexed | undefined> {
  const state = await readState();
  if (!state || state.version === null || state.shown === null || state.mark === null) return undefined;
  if (state.isBuilding || state.definition !== definitionNow()) return undefined;
  return { version: BigInt(state.version), shown: BigInt(state.shown), mark: state.mark };
}

/** Whether lists can be asked for: a complete index is there, be it one that another is being built beside. */
export async function isBuilt(): Promise<boolean> {
  const state = await readState();
  return state !== undefined && state.version !== null;
}

export async function noteIndexed({ version, shown, mark }: Indexed): Promise<void> {
  await query({
    name: "search-state-indexed",
    text: `update catalog_search_state
      set version = $1::bigint, shown = $2::bigint, mark = $3, definition = $4, is_building = false`,
    values: [version, shown, mark, definitionNow()],
  });
}

/** As if a build had been ended halfway: the worker begins it at its next glance. */
export async function askForBuild(): Promise<void> {
  await query({ name: "search-state-ask", text: "update catalog_search_state set is_building = true" });
}

export async function noteBuilding(): Promise<void> {
  await query({
    name: "search-state-building",
    text: "update catalog_search_state set is_building = true, generation = generation + 1",
  });
}
