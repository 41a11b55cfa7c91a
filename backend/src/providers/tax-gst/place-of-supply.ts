import { type State, stateNames, states } from "../../contract/states";
import { lookupPincode } from "../../shipping/lookup-pincode";

/** The letters by which ISO 3166-2 knows the states, as the engine's admin and other clients send them: "MH", "IN-MH". */
const isoCodes: Readonly<Record<string, State>> = {
  AN: "Andaman and Nicobar Islands",
  AP: "Andhra Pradesh",
  AR: "Arunachal Pradesh",
  AS: "Assam",
  BR: "Bihar",
  CH: "Chandigarh",
  CG: "Chhattisgarh",
  CT: "Chhattisgarh",
  DH: "Dadra and Nagar Haveli and Daman and Diu",
  DL: "Delhi",
  GA: "Goa",
  GJ: "Gujarat",
  HR: "Haryana",
  HP: "Himachal Pradesh",
  JK: "Jammu and Kashmir",
  JH: "Jharkhand",
  KA: "Karnataka",
  KL: "Kerala",
  LA: "Ladakh",
  LD: "Lakshadweep",
  MP: "Madhya Pradesh",
  MH: "Maharashtra",
  MN: "Manipur",
  ML: "Meghalaya",
  MZ: "Mizoram",
  NL: "Nagaland",
  OD: "Odisha",
  OR: "Odisha",
  PY: "Puducherry",
  PB: "Punjab",
  RJ: "Rajasthan",
  SK: "Sikkim",
  TN: "Tamil Nadu",
  TS: "Telangana",
  TG: "Telangana",
  TR: "Tripura",
  UP: "Uttar Pradesh",
  UK: "Uttarakhand",
  UT: "Uttarakhand",
  WB: "West Bengal",
};

/** The state that an address of the engine names, by its name, its GST code or its ISO code. */
function stateNamed(province: string): State | undefined {
  const text = province.trim().toLowerCase();
  return (
    stateNames.find((name) => name.toLowerCase() === text || states[name] === text) ??
    isoCodes[text.replace(/^in-/, "").toUpperCase()]
  );
}

type EngineAddress = {
  province_code?: string | null | undefined;
  postal_code?: string | null | undefined;
};

/**
 * The delivery state, which is the place of supply: the state that the address names, else the state of its pincode.
 * Undefined as long as the address tells neither.
 */
export function placeOfSupply({ province_code, postal_code }: EngineAddress): State | undefined {
  return stateNamed(province_code ?? "") ?? lookupPincode(postal_code ?? "")?.state;
}
