import type { PolicyName } from "../policy-text";

/** What the policies of a new shop say in English: true for any goods, and for how this shop's code works. */
export const english: Record<PolicyName, string> = {
  privacy: `
We keep what an order needs, and no more.

## What we keep

Your name, e-mail, mobile number and a scrambled form of your password when you open an account; addresses that you save; orders with their payments, invoices and delivery steps; reviews that you write, with your photos, but not where and with what you took them.

## Why

To send what you ordered, to prove it to the tax office, to answer you, and to stop fraud. We do not sell your data and do not show other companies' advertisements.

## Who else sees it

The courier gets the name, phone number and address for the parcel. The payment company gets the amount and your contact; we never see your card or UPI PIN. The tax office may ask for invoices.

## On your device

One cookie keeps you signed in and one remembers your language. Your browser also keeps the language, the last products you looked at, your pincode and the filters of this visit. Nothing follows you to other websites.

## How long

Invoices and orders for eight years, because the law requires it. Everything else until you delete it or close your account.

## Your rights

You may see, correct and delete your data under the Digital Personal Data Protection Act, 2023. In your account, under Profile, you can correct it, download it and delete the account. For anything else write to the grievance officer named below.
`.trim(),
  returns: `
You can change your mind after delivery. Your order shows the last day to do so.

## How to return

Open the order in your account: it shows the last day to return it, which does not change once you have ordered. Choose Return, tell us what you are sending back, all or a part, and why. You can return goods once per order. Our answer appears on the order, and we arrange with you how to send the parcel back.

## In what state

Unused, with the box, tags and accessories that it came with.

## Damaged or wrong

Choose Return on the order, the sooner the better, and say what is wrong. If the whole order comes back you also get back what you paid for delivery.

## Refunds

Once the goods have reached us, online payments go back the way they came; banks usually show it within five to seven working days. Cash on delivery is refunded to your UPI ID or bank account. For a part of an order you get back what those goods cost; the delivery charge is refunded when the whole order comes back.

## Before it leaves

You may cancel free of charge until the parcel has left the shop; a paid order is refunded in full.
`.trim(),
  terms: `
The rules of buying here, in plain words.

## Who sells

{legalName}, {address}.

GSTIN: {gstin}

The contract is between you and this shop; no other seller stands behind it.

## Prices

All prices are in Indian rupees and include all taxes. Delivery and cash-on-delivery fees are shown before you choose them. If a price changes while goods are in your cart, we say so before you order.

## Your order

An order is accepted when we confirm it by e-mail. If something is no longer in stock we tell you and return what you paid.

An online order waits {minutes} minutes for its payment; the goods are kept for you meanwhile.

## Delivery

We deliver by courier to the pincodes that can take your goods: the product's page tells you about yours. The days shown there are an estimate. Please check the parcel before you take it from the courier.

## Your account

Keep your password to yourself. Your reviews must be true and decent, and may be hidden when they are not.

## Warranty

New goods carry the maker's warranty where the maker gives one. Any warranty of the shop's own on a used item is stated in its details; where none is stated, your rights under the law remain.

## Law

Indian law applies. Your rights under the Consumer Protection Act, 2019 are not affected.

The courts at {city} decide.
`.trim(),
  delivery: `
How your order reaches you, and what that costs.

## Where and how

By courier, to every pincode that takes your goods. Enter your pincode on a product's page: it says whether we deliver there, by when and for how much.

You can also pick your order up yourself: {address}. We write to you when it is ready, and keep it for {pickupDays} days.

## When it arrives

A courier takes {daysMin} to {daysMax} working days, depending on the distance.

The product's page, the cart and the checkout show the expected days for your pincode; afterwards your order shows them, with each step on the way.

## What it costs

The charge depends on weight, size and distance. It stands on the product's page, in the cart and at checkout, before you pay.

Delivery of goods for {freeFrom} or more, up to {freeKg} kg, is free wherever the checkout says so.

## Large and heavy goods

A parcel may weigh up to {largestKg} kg, and no side may be longer than {largestCm} cm.

Where no courier takes something, its page says so, and whether there is another way to get it. If you are not sure, ask us.

## Cash on delivery

In cash you can pay orders from {codMin} to {codMax}.

The checkout shows whether cash is possible for your order, and the fee if there is one. We may ask for a code that we send you, so that nobody orders in your name.

## When the courier comes

Please keep your phone within reach: the courier calls it. Look at the parcel before you take it. If something is broken or missing, open the order in your account, choose Return and tell us.
`.trim(),
  faq: `
What shoppers ask most. Your question is not here? Write to us on the contact page.

## How do I order?

Put what you like in the cart, sign in, choose an address and a way to pay. We confirm the order by e-mail, and it stands in your account.

## Do I need an account?

To order, yes: so that you can follow, cancel and return the order. It takes a minute. You can look around and keep a wishlist without one.

## How can I pay?

The checkout shows what is possible for your order, and every fee before you choose.

Cash on delivery is for orders from {codMin} to {codMax}.

## Is it safe to pay online?

Yes. Card and UPI details go to the payment company and never reach the shop. If a payment fails, nothing is ordered twice: you can try again or choose another way.

An order waits {minutes} minutes for its payment, and its goods are kept for you meanwhile.

## When does my order arrive, and what does delivery cost?

Enter your pincode on the product's page: it shows both. The delivery policy says more.

## Where is my order?

Open it in your account. Without signing in, use "Track an order" with the order's number and your phone or e-mail.

## Can I cancel?

Yes, free of charge, until the parcel has left the shop. What you have paid is refunded in full.

## How do I return something?

Open the order in your account and choose Return. It shows the last day to do so. The return policy says more.

## When do I get my money back?

Once the goods have reached us. Online payments go back the way they came; banks usually show it within five to seven working days. What was paid in cash comes to your UPI ID or bank account.

## Do I get an invoice for my business?

Enter the business and its GSTIN with the address: the invoice names both. You find it on the order.

Our own GSTIN is {gstin}.

## My question is about a product

Ask it on the product's page. Our answer stands there for everybody, without your phone number or e-mail.
`.trim(),
};
