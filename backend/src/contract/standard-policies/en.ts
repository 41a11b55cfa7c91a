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
};
