import type { Address, AddressInput } from "@contract/addresses";
import { gstinProblem, normaliseGstin } from "@contract/gstin";
import { type State, stateNames } from "@contract/states";
import {
  type FieldProblem,
  lengthRule,
  optionalEmailRule,
  phoneRule,
  pincodeRule,
  stateRule,
} from "@/lib/field-rules";
import { recipientRule } from "@/lib/name-rules";
import type { Problems } from "@/lib/use-shop-form";

/** The form's fields as they are typed: everything is text. */
export type AddressValues = Record<
  "name" | "phone" | "email" | "address" | "city" | "state" | "pincode" | "notes" | "company" | "gstin",
  string
>;

export const addressFields = [
  "name",
  "phone",
  "pincode",
  "address",
  "notes",
  "city",
  "state",
  "email",
  "company",
  "gstin",
] as const satisfies (keyof AddressValues)[];

/** Without its state, of which the shop says in words where it is wrong. */
function gstinRule(typed: string): FieldProblem | undefined {
  const problem = typed.trim() === "" ? undefined : gstinProblem(normaliseGstin(typed));
  return problem && (problem === "checkDigit" ? "gstinTypo" : "gstinWrong");
}

function companyRule({ company, gstin }: AddressValues): FieldProblem | undefined {
  const isMissing = gstin.trim() !== "" && company.trim() === "";
  return isMissing ? "companyMissing" : lengthRule(0, 120, "tooLong")(company);
}

export const addressRules = (values: AddressValues): Problems<AddressValues> => ({
  name: recipientRule(values.name),
  phone: phoneRule(values.phone),
  pincode: pincodeRule(values.pincode),
  address: lengthRule(5, 200, "addressShort")(values.address),
  notes: lengthRule(0, 200, "tooLong")(values.notes),
  city: lengthRule(2, 80, "cityShort")(values.city),
  state: stateRule(values.state),
  email: optionalEmailRule(values.email),
  company: companyRule(values),
  gstin: gstinRule(values.gstin),
});

/** The form for a saved address, or an empty one with the account's name and phone and the kept pincode. */
export function addressValues(
  address: Address | undefined,
  account: { userName: string; phone: string | null },
  keptPincode = "",
): AddressValues {
  return {
    name: address?.name ?? account.userName,
    phone: address?.phone ?? account.phone ?? "",
    email: address?.email ?? "",
    address: address?.address ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    pincode: address?.pincode ?? keptPincode,
    notes: address?.notes ?? "",
    company: address?.company ?? "",
    gstin: address?.gstin ?? "",
  };
}

/** What is sent. `pincodeConfirmed` only after the shopper was asked. */
export function addressInput(values: AddressValues, pincodeConfirmed: boolean): AddressInput {
  return {
    name: values.name.trim(),
    phone: values.phone,
    email: values.email.trim() || null,
    address: values.address.trim(),
    city: values.city.trim(),
    state: values.state as State,
    pincode: values.pincode.trim(),
    notes: values.notes.trim() || null,
    company: values.company.trim() || null,
    gstin: values.gstin.trim() || null,
    ...(pincodeConfirmed ? { pincodeConfirmed: true } : {}),
  };
}

type Place = Pick<AddressValues, "city" | "state">;

/**
 * What a known pincode fills in: the state and the district, unless the shopper has entered something else. `filled`
 * is what the previous pincode filled in: that may be replaced.
 */
export function placeFromPincode(
  typed: Place,
  known: { district: string | null; state: string | null },
  filled: Place,
): Partial<Place> {
  const may = (field: keyof Place) => typed[field].trim() === "" || typed[field] === filled[field];
  const state = stateNames.find((name) => name === known.state);
  return {
    ...(state && may("state") ? { state } : {}),
    ...(known.district && may("city") ? { city: known.district } : {}),
  };
}
