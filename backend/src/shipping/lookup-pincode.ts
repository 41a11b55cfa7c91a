import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { State } from "../contract/states";

export type PincodePlace = { state: State; district: string };

let places: Map<number, PincodePlace> | undefined;

/** The place of a pincode, after our overrides; undefined if unknown. The map is unpacked at first use. */
export function lookupPincode(pincode: string): PincodePlace | undefined {
  places ??= unpack();
  return places.get(Number(pincode));
}

/** Whether a known pincode begins with this: a whole pincode, or an area such as `4150`. */
export function isKnownArea(area: string): boolean {
  places ??= unpack();
  const size = 10 ** (6 - area.length);
  const first = Number(area) * size;
  for (let pincode = first; pincode < first + size; pincode += 1) if (places.has(pincode)) return true;
  return false;
}

/** Every known district, as `state/district`. */
export function knownDistricts(): Set<string> {
  places ??= unpack();
  return new Set([...places.values()].map(({ state, district }) => `${state}/${district}`));
}

function unpack(): Map<number, PincodePlace> {
  const file = readFileSync(join(__dirname, "pincodes/pincode-map.json"), "utf8");
  const drawn: Record<State, Record<string, string>> = JSON.parse(file);
  const found = new Map<number, PincodePlace>();
  for (const [state, districts] of Object.entries(drawn)) {
    for (const [district, runs] of Object.entries(districts)) {
      const place = { state: state as State, district };
      let at = 0;
      for (const run of runs.split(" ")) {
        const [step, length] = run.split("-");
        at += Number(step);
        found.set(at, place);
        for (let more = Number(length ?? 0); more > 0; more -= 1) found.set(++at, place);
      }
    }
  }
  return found;
}
