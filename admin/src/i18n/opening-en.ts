export const openingEn = {
  opening: {
    switch: "Is the shop open?",
    state: "Orders",
    text: "What shoppers read above every page",
    textHelp: "Shown while the shop is not open. Left empty, the shop says it in a plain sentence.",
    testers: "Accounts that may order nevertheless",
    testersHelp: "E-mail addresses of up to ten shoppers' accounts, for your test orders.",
    saved: "Saved. The shop shows it from now on.",
    done: "Done",
    missing: "Missing",
    optional: "The shop can sell without it.",
    payment: "Online payment",
    paymentHelp:
      "The keys of the payment provider are set where the shop runs (RAZORPAY_KEY_ID and the others in README.md), never here. Without them shoppers pay in cash.",
    states: {
      open: "Open: orders are taken",
      soon: "Opening soon: pages are shown, no orders",
      closed: "Closed, for holidays for example: pages are shown, no orders",
    },
    steps: {
      address: { title: "Name and address", help: "On bills, mails and the contact page." },
      gstin: { title: "GSTIN", help: "Without it, no GST is charged and documents are bills of supply." },
      logo: { title: "Logo and colours", help: "In the header of every page." },
      delivery: {
        title: "Delivery and cash",
        help: "From where parcels start, charges, cash on delivery: look at them and save.",
      },
      payment: { title: "Online payment", help: "UPI and cards need the keys of a payment provider." },
      categories: {
        title: "Categories",
        help: "What you sell: each says which sizes and details its products have.",
      },
      product: { title: "First product", help: "With price, stock and picture." },
      order: { title: "A test order", help: "Order something as a shopper, and follow it to the end." },
      open: { title: "Open the shop", help: "From then on anyone can order." },
    },
  },
};
