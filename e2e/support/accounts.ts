import type { APIRequestContext, Page } from "@playwright/test";
import { demoAdmin, demoShopper } from "../../scripts/start/demo-accounts";
import { callShop } from "./call-shop";

export type Account = { userName: string; email: string; phone: string; password: string };

export { demoAdmin, demoShopper };

/** Signs this page's browser in through the API; the next page it opens is signed in. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const { email: emailOrPhone, password } = account;
  await callShop(page.request, ["POST", "/api/auth/login"], { body: { emailOrPhone, password } });
}

/** Creates an account that no other journey uses. */
export async function registerShopper(
  request: APIRequestContext,
  userName = "Meera Pawar",
): Promise<Account> {
  const digits = `${Date.now()}`.slice(-6) + `${Math.floor(Math.random() * 1000)}`.padStart(3, "0");
  const account: Account = {
    userName,
    email: `meera.${digits}@example.com`,
    phone: `9${digits}`,
    password: "four green parrots",
  };
  await callShop(request, ["POST", "/api/auth/register"], { body: account });
  return account;
}
