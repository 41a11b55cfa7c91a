/** What an order that waits for something, or went another way than planned, tells its shopper. */
export default {
  cancelledBecause: "Cancelled: {{reason}}",
  youSaid: "You said: {{reason}}",
  weSay: "Our answer: {{note}}",
  state: {
    pending_payment:
      "We keep the goods for you for a few minutes while we wait for your payment. If money has left your account already, do not pay again: we are asking the bank.",
    delivery_failed:
      "The courier could not hand over your parcel and will try again, usually on the next working day. Please keep your phone at hand.",
    rto_in_transit: "The courier could not deliver your parcel, so it is on its way back to us.",
    rto_received: "Your parcel came back to us. You are welcome to order it again.",
    return_requested: "We are looking at your return request. Our answer will appear here.",
    return_approved:
      "Your return is approved. Please keep the parcel ready: we will arrange with you how to send it. We refund you once it reaches us.",
    return_rejected: "This return is closed without a refund. Call us if you disagree.",
    return_received: "Your return has reached us.",
  },
  money: {
    rto: {
      cod: "We refund what you paid.",
      codDue: "You have nothing to pay.",
      none: "You have nothing to pay.",
      online: "Your money is safe: it goes back to where you paid from once the parcel has reached us.",
    },
    return: {
      cod: "We send the money to your UPI ID or bank account.",
      codDue:
        "We send the money to your UPI ID or bank account as soon as the courier has brought us your cash.",
      none: "Nothing was paid, so there is nothing to refund.",
      online: "The money goes back to where you paid from.",
    },
  },
};
