import type { Browser } from "@playwright/test";
import { demoAdmin, signIn } from "./accounts";
import { callShop } from "./call-shop";

type Move = {
  orderStatus: string;
  paymentStatus?: string;
  note?: string;
  noteFor?: "staff" | "shopper";
  courier?: { name: string; awb: string };
};

/** Staff move an order through these statuses in sequence, without the panel. */
export async function moveOrder(browser: Browser, id: string, ...moves: Move[]): Promise<void> {
  const desk = await browser.newContext();
  const page = await desk.newPage();
  await signIn(page, demoAdmin);
  for (const body of moves)
    await callShop(page.request, ["PUT", "/api/admin/orders/update/:id"], { params: { id }, body });
  await desk.close();
}
