/** Fictitious carriers. Rupees for the first half kilogram and for each further one. */
export const carriers = [
  { id: 11, name: "Deccan Surface", first: 42, more: 18, days: 5, rating: 4.3 },
  { id: 12, name: "Narmada Express", first: 58, more: 24, days: 3, rating: 4.6 },
  { id: 13, name: "Vindhya Air", first: 95, more: 52, days: 2, rating: 4.1 },
] as const;

/** Leh: no carrier goes there, so that a failed booking can be looked at. */
export const beyond: readonly string[] = ["194101"];

const cashRupees = 32;

export function ratesFor(weightKg: number, isCash: boolean) {
  const halves = Math.max(1, Math.ceil(weightKg * 2));
  return carriers.map(({ id, name, first, more, days, rating }) => ({
    courier_company_id: id,
    courier_name: name,
    rate: first + (halves - 1) * more + (isCash ? cashRupees : 0),
    estimated_delivery_days: String(days),
    etd: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    rating,
    cod: isCash ? 1 : 0,
  }));
}
