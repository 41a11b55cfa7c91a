import { query } from "../../platform/db/pool";
import type { Place } from "../index/latest";
import { catalogIndexName } from "./definition";
import { searchModule } from "./engine";

type Stored = {
  place: Place | null;
  definition: string | null;
  isBuilding: boolean;
};

/** The provider that is to hold the index, and what this code keeps in it. */
const definitionNow = (): string => {
  const { provider, definition_hash } = searchModule().getIndex(catalogIndexName);
  return `${provider} ${definition_hash}`;
};

const providerOf = (definition: string | null) => definition?.split(" ", 1)[0];

async function readState(): Promise<Stored | undefined> {
  const [state] = await query<Stored>({
    name: "search-state",
    text: `select place, definition, is_building as "isBuilding" from catalog_search_state`,
  });
  return state;
}

/**
 * Up to where in the log of changes the index has come. Undefined if it has to be built: never built, at another
 * provider, by code with other fields, or by a build that a crash ended.
 */
export async function indexedSoFar(): Promise<Place | undefined> {
  const state = await readState();
  if (!state?.place || state.isBuilding || state.definition !== definitionNow()) return undefined;
  const { upto, seen, witnesses, drawn } = state.place;
  return { upto, seen, witnesses, drawn };
}

/** Whether an index answers that is not of this code's provider: it does if that is still in the list beside the new one. */
const isAnswered = (): Promise<boolean> =>
  searchModule()
    .searchMany([{ entity: catalogIndexName, pagination: { take: 0 }, search_options: { count: "none" } }])
    .then(
      () => true,
      () => false,
    );

/** Whether lists can be asked for: a complete index is there, be it one that another is being built beside. */
export async function isBuilt(): Promise<boolean> {
  const state = await readState();
  if (!state?.place) return false;
  return providerOf(state.definition) === providerOf(definitionNow()) || isAnswered();
}

export async function noteIndexed({ upto, seen, witnesses, drawn }: Place): Promise<void> {
  await query({
    name: "search-state-indexed",
    text: "update catalog_search_state set place = $1::jsonb, definition = $2, is_building = false",
    values: [JSON.stringify({ upto, seen, witnesses, drawn }), definitionNow()],
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
