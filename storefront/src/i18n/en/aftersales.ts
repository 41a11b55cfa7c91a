/** What the sheets over an order say: cancelling it, sending it back, ordering it again. */
export default {
  reasonHint: "It helps us do better. At most 300 characters.",
  keep: "Keep the order",
  cancel: {
    title: "Cancel this order?",
    text: {
      cash: "We stop packing it. Nothing has been paid, so there is nothing to pay back.",
      waiting:
        "The goods go back on the shelf. Nothing has been paid yet; should money of yours still arrive, we send it back at once.",
      paid: "We stop packing it and send {{amount}} back to where you paid from: the same UPI account, card or bank. Banks usually show it within 5 to 7 working days.",
    },
    reason: "Why do you cancel?",
    reasons: {
      mistake: "Ordered by mistake",
      price: "Found it cheaper elsewhere",
      late: "It takes too long",
      change: "I want to change the order",
      other: "Another reason",
    },
    send: "Cancel order",
    sending: "Cancelling…",
    done: "Your order is cancelled",
    donePaid: "Your money is on its way back to where you paid from.",
    failed: "Failed to cancel order",
  },
  returning: {
    title: "Return this order?",
    stepAnswer: "We look at your request and answer within two working days.",
    stepFetch: "A courier fetches the whole parcel: unused, with box, tags and accessories.",
    stepMoney: {
      online: "Once it has reached us, {{amount}} goes back to where you paid from.",
      cod: "Once it has reached us, we send {{amount}} to your UPI ID or bank account.",
    },
    reason: "Why do you return it?",
    reasons: {
      damaged: "It came damaged",
      wrong: "It is the wrong thing",
      fit: "It does not fit",
      notAsShown: "It is not as shown",
      mind: "I changed my mind",
      other: "Another reason",
    },
    send: "Ask for the return",
    sending: "Sending…",
    sent: "We have your return request and will answer it soon",
    failed: "Failed to ask for the return",
  },
  skipped: {
    title: "Not all of it can be had again",
    text: "The rest is in your cart. These are not, or not as many:",
    nothing: "None of it can be had at the moment:",
    stay: "Stay here",
    seeCart: "See the cart",
  },
};
