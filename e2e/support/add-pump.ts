import type { APIRequestContext } from "@playwright/test";
import { callShop } from "./call-shop";

/** What a call answers with, as far as journeys read it. */
export type Pump = { _id: string; slug: string; title: string; stockedQuantity: number };

/** A product that no other journey uses, added by the staff who are signed in: ten pumps of ₹900. */
export async function addPump(
  request: APIRequestContext,
  given: { title: string; price?: number; totalStock?: number },
): Promise<Pump> {
  const body = {
    description: "A pump for wells of up to twenty metres, with a cast iron body.",
    category: "farming",
    brand: "crompton",
    price: 900,
    totalStock: 10,
    image: "/pictures/water-pump-monoblock-green-angle-1080.webp",
    weight: 1,
    length: 20,
    breadth: 20,
    height: 20,
    hsn: "8413",
    gstRate: 18,
    ...given,
  };
  return (await callShop(request, ["POST", "/api/admin/products/add"], { body })).data;
}
