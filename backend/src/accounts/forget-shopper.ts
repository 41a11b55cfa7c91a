import { messages } from "../contract/messages";
import { transaction } from "../platform/db/pool";
import { forgetSignIn } from "./forget-sign-in";
import { holdContact } from "./lock-shopper";
import { accountNeeded } from "./refund-account-needed";

/**
 * Deletes a person in one transaction. The customer record stays, without name, e-mail and phone, because orders
 * refer to it; addresses, cart, wishlist, votes for reviews, photos, questions without an answer, sign-in and sessions are
 * deleted; reviews and answered questions stay without their author's name. Orders
 * and invoices keep the copy of buyer and address that tax law requires.
 */
export async function forgetShopper({ id }: { id: string }): Promise<void> {
  const { formerCustomer } = messages;
  await transaction(async (client) => {
    const contact = await holdContact(client, id);
    if (!contact) return;
    const { email, phone } = contact;
    const run = (text: string, ...values: unknown[]) => client.query({ text, values });
    await run("delete from customer_address where customer_id = $1", id);
    await run(
      `update cart set deleted_at = now(), email = null, customer_id = null
       where customer_id = $1 and completed_at is null and deleted_at is null`,
      id,
    );
    await run("delete from shop_cart where customer_id = $1", id);
    await run("delete from shop_cart_change where customer_id = $1", id);
    await run(
      `delete from shop_refund_account a using shop_order o
       where o.order_id = a.order_id and o.customer_id = $1 and not ${accountNeeded}`,
      id,
    );
    await run("delete from customer_group_customer where customer_id = $1", id);
    await run(
      "update review set user_name = $2, updated_at = now() where customer_id = $1",
      id,
      formerCustomer,
    );
    await run(
      `update customer set has_account = false, email = null, phone = null, first_name = $2, last_name = null,
         company_name = null, metadata = null, updated_at = now() where id = $1`,
      id,
      formerCustomer,
    );
    await run("delete from shop_customer_note where customer_id = $1", id);
    await run("delete from shop_cash_block where key = 'account:' || $1", id);
    // A parcel stays forgiven for others with its phone or address; what staff said of the person goes, also from the parcels
    // of others that were forgiven by the same word for one phone or address.
    await run(
      `update shop_cash_pardon p set reason = ''
       from shop_order o join shop_cash_pardon own on own.order_id = o.order_id
       where o.customer_id = $1 and p.key = own.key and p.at = own.at`,
      id,
    );
    await run("delete from shop_ticket where customer_id = $1", id);
    await run("delete from shop_question where customer_id = $1 and answer is null", id);
    await run(
      `update shop_question set customer_id = null, user_name = $2, digest = id
       where customer_id = $1`,
      id,
      formerCustomer,
    );
    await run("delete from shop_review_vote where customer_id = $1", id);
    await run("delete from shop_review_photo where customer_id = $1", id);
    await run("delete from shop_wish where customer_id = $1", id);
    await run("delete from shop_wishlist_link where customer_id = $1", id);
    await run("delete from shop_when_back where email = $1", email);
    // Codes by text message name nobody but the number.
    await run(
      `delete from notification where "to" = any ($1) or receiver_id = $2`,
      [email, phone && `+91${phone}`],
      id,
    );
    await forgetSignIn(client, id, email);
  });
}
