import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createCustomersWorkflow } from "@medusajs/medusa/core-flows";
import type { Shopper } from "./actor";
import { linkSignIn, setPassword } from "./password";
import { findShopperBy } from "./person";
import { refuseWeakPassword } from "./refuse-weak-password";
import { taken } from "./taken";

export type NewShopper = { userName: string; email: string; phone: string; password: string };

/** Throws 409 naming the field if the e-mail or the phone already has an account. */
async function refuseTaken(scope: MedusaContainer, { email, phone }: NewShopper): Promise<void> {
  if (await findShopperBy("email", email)) throw taken("email");
  const [staff] = await scope.resolve(Modules.USER).listUsers({ email });
  if (staff) throw taken("email");
  if (await findShopperBy("phone", phone)) throw taken("phone");
}

/**
 * Creates a shopper's account: an engine customer with a sign-in. The customer comes first, because its unique
 * indexes let only one of several concurrent registrations through; a crash before the sign-in leaves an account that
 * "forgot password" completes.
 */
export async function registerShopper(scope: MedusaContainer, input: NewShopper): Promise<Shopper> {
  refuseWeakPassword("password", input.password, input);
  await refuseTaken(scope, input);
  const customer = await makeCustomer(scope, input);
  try {
    const identity = await setPassword(scope, input.email, input.password);
    await linkSignIn(scope, identity, { customer_id: customer.id });
  } catch (error) {
    await scope.resolve(Modules.CUSTOMER).deleteCustomers(customer.id);
    throw error;
  }
  return {
    kind: "shopper",
    id: customer.id,
    userName: input.userName,
    email: input.email,
    phone: input.phone,
  };
}

async function makeCustomer(scope: MedusaContainer, input: NewShopper): Promise<{ id: string }> {
  const { email, phone, userName } = input;
  try {
    const { result } = await createCustomersWorkflow(scope).run({
      input: { customersData: [{ email, phone, first_name: userName, has_account: true }] },
    });
    const [customer] = result;
    if (!customer) throw new Error("The engine made no customer.");
    return customer;
  } catch (error) {
    // Another registration may have been a moment faster: then the index refused ours.
    await refuseTaken(scope, input);
    throw error;
  }
}
