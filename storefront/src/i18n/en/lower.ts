/** The end of the home page. */
export default {
  trust: {
    title: "Why people come back",
    checked: {
      title: "You see what it is",
      text: "New, refurbished or second-hand: the product's page says so, with what we know of its state.",
    },
    pay: {
      title: "Pay the way you like",
      text: "UPI, card or net banking without a fee, or cash at your door where it is offered; you see its fee before you choose it.",
    },
    returns: {
      title: "You can send it back",
      text: "Not what you hoped for? Your order shows the last day to return it.",
    },
    delivery: {
      title: "Sent across India",
      text: "You see the expected days and the charge before you pay.",
    },
  },
  testimonials: {
    title: "What our customers say",
    badge: "Trusted by {{customers}} customers",
    stars: "{{value}} of 5 stars",
  },
  social: {
    title: "Follow the shop",
    text: "New goods and offers of the shop, in pictures and videos.",
    instagram: {
      title: "Instagram",
      text: "New arrivals and offers.",
      cta: "Follow",
    },
    youtube: {
      title: "YouTube",
      text: "Our goods in videos.",
      cta: "Subscribe",
    },
  },
};
