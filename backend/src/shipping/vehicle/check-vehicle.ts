import { messages } from "../../contract/messages";
import type { FieldError } from "../../contract/refusal";
import type { ShippingRules } from "../defaults";
import { isKnownArea } from "../lookup-pincode";

/** Whether the figures rise from one to the next. */
const rises = (figures: readonly number[]) =>
  figures.every((figure, at) => at === 0 || figure > Number(figures[at - 1]));

/** What the schema cannot check: that its places exist, and that it comes at some time and is paid somehow. */
export function vehicleProblems({ vehicle }: ShippingRules, isOnlineOffered: boolean): FieldError[] {
  const { isOffered, pincodes, bands, slots, weekdays, doorMeans } = vehicle;
  const problems: FieldError[] = [];
  const unknown = pincodes.find((area) => !isKnownArea(area));
  if (unknown) problems.push({ field: "vehicle.pincodes", message: messages.pincodeOfNowhere(unknown) });
  if (!rises(bands.map(({ fromKg }) => fromKg)))
    problems.push({ field: "vehicle.bands", message: messages.bandsUnsorted });
  const overlapping = slots.find(({ from }, at) => at > 0 && from < String(slots[at - 1]?.to));
  if (overlapping)
    problems.push({ field: "vehicle.slots", message: messages.slotsOverlap(overlapping.from) });
  if (!isOffered) return problems;
  if (pincodes.length === 0)
    problems.push({ field: "vehicle.pincodes", message: messages.vehicleNeedsPlace });
  if (slots.length === 0 || weekdays.length === 0)
    problems.push({
      field: slots.length === 0 ? "vehicle.slots" : "vehicle.weekdays",
      message: messages.vehicleNeedsTimes,
    });
  if (doorMeans.length === 0 && !isOnlineOffered)
    problems.push({ field: "vehicle.doorMeans", message: messages.vehicleNeedsPayment });
  return problems;
}
