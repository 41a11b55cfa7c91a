/** The state of a payment, and what can be done about it. */
export default {
  none: {
    title: "No payment under way",
    text: "There is no online payment to check here. Your cart is as you left it.",
  },
  checking: {
    title: "Checking your payment",
    text: "We are asking the bank. This takes up to a minute; please do not pay again.",
  },
  confirming: {
    title: "Your bank is still confirming",
    text: "If you have paid, please do not pay again. As soon as the bank answers, your order will show it and we will write to you.",
  },
  unverified: {
    title: "Payment verification failed",
    text: "Please do not pay again. If money has left your account, it is safe: we check with the bank and either confirm the order or send it back.",
  },
  failed: {
    title: "The payment did not go through",
    text: "Your cart is as you left it. If money has left your account anyway, do not pay again: we will find it and confirm your order.",
  },
  closed: {
    title: "You closed the payment window",
    text: "Your cart is as you left it. If you have already approved the payment in your UPI app, wait here and do not pay again: we are asking the bank.",
  },
  expired: {
    title: "The time to pay has run out",
    text: "The goods are back on the shelf and your cart is as you left it. If money has left your account, do not pay again: we confirm the order or send the money back.",
  },
  cancelled: {
    title: "This order was cancelled",
    text: "You have nothing to pay for it. If money has left your account, it goes back to where it came from.",
  },
  refunding: {
    title: "Your money is on its way back",
    text: "We have sent the payment of order {{number}} back to where it came from. Banks usually show it within 5 to 7 working days.",
  },
  refunded: {
    title: "Your money was sent back",
    text: "The payment of order {{number}} went back to where it came from. Banks usually show it within 5 to 7 working days.",
  },
  success: { title: "Payment received", text: "Thank you! Your order {{number}} is paid and confirmed." },
  bankSays: "Your bank says: {{reason}}",
  heldUntil: "We keep the goods for you until {{time}}.",
  loading: "One moment…",
  again: "Try again: pay {{amount}}",
  notYet: "I have not paid yet: pay {{amount}}",
  cash: "Pay in cash on delivery",
  cart: "Back to the cart",
  check: "Check again",
  backToCheckout: "Back to checkout",
  view: "See the order",
  orders: "My orders",
  shop: "Keep shopping",
  notPaid: {
    title: "No online payment for this order",
    text: "This order is paid in cash when it arrives.",
  },
  receipt: {
    number: "Order",
    amount: "Amount",
    method: "Paid by",
    paymentId: "Payment ID",
    promised: "Should arrive",
    track: "Track the order",
    invoiceLater: "The invoice is ready once your parcel is packed; you will find it with the order.",
    shareText: "My order {{number}} at {{shop}}",
  },
};
