import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pininfo } from "indian_address";
import { type State, states } from "../../contract/states";
import { districtSpelling, moved, stateSpelling } from "./overrides";

/** `npx tsx backend/src/shipping/pincodes/draw-map.ts`: draws pincode-map.json from the package and our overrides. */
type Map = Record<string, Record<string, number[]>>;

function placeOf(
  pincode: string,
  info: { state: string; city: string },
): { state: string; district: string } {
  const named = stateSpelling[info.state] ?? info.state;
  const district = districtSpelling[`${named}/${info.city}`] ?? info.city;
  const override = moved.find(([prefix]) => pincode.startsWith(prefix))?.[1];
  return { state: override?.state ?? named, district: override?.district ?? district };
}

/** `415001 415002 415003 415010` → `415001-2 7`: runs as first and length-1, each start relative to the one before. */
function runs(pincodes: number[]): string {
  const parts: string[] = [];
  let previous = 0;
  for (let at = 0; at < pincodes.length; ) {
    const start = pincodes[at] ?? 0;
    let end = at;
    while (pincodes[end + 1] === start + (end + 1 - at)) end += 1;
    parts.push(`${start - previous}${end > at ? `-${end - at}` : ""}`);
    previous = start + (end - at);
    at = end + 1;
  }
  return parts.join(" ");
}

const map: Map = {};
for (const [pincode, info] of Object.entries(pininfo)) {
  const { state, district } = placeOf(pincode, info);
  if (!Object.hasOwn(states, state)) throw new Error(`No such state: ${state}`);
  map[state] ??= {};
  const districts = map[state as State] ?? {};
  districts[district] ??= [];
  districts[district]?.push(Number(pincode));
}
const sorted = Object.keys(map)
  .sort()
  .map((state) => {
    const districts = Object.entries(map[state] ?? {}).sort(([a], [b]) => a.localeCompare(b, "en"));
    return [
      state,
      Object.fromEntries(districts.map(([name, list]) => [name, runs(list.sort((a, b) => a - b))])),
    ];
  });
writeFileSync(
  join(__dirname, "pincode-map.json"),
  `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`,
);
