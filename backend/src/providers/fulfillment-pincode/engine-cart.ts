import type { QuotedLine } from "../../shipping/quote";

/** A line of the engine's cart, as its shipping flows pass it to a provider. */
type EngineItem = {
  quantity?: unknown;
  unit_price?: unknown;
  variant?: {
    weight?: number | null;
    length?: number | null;
    width?: number | null;
    height?: number | null;
  } | null;
};

/** Kilograms and centimetres of the engine's cart lines; missing values of a variant count as a small parcel. */
export function linesOfEngineCart(items: readonly EngineItem[]): QuotedLine[] {
  return items.map(({ quantity, unit_price, variant }) => ({
    quantity: Number(quantity ?? 1),
    unitPrice: Number(unit_price ?? 0),
    weightKg: variant?.weight ?? 0.5,
    lengthCm: variant?.length ?? 1,
    breadthCm: variant?.width ?? 1,
    heightCm: variant?.height ?? 1,
    isUsedPhone: false,
  }));
}
