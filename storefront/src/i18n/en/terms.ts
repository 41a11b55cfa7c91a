export default {
  title: "Terms & Conditions",
  lead: "The rules of buying here, in plain words. In force since 1 November 2026.",
  sections: {
    seller: {
      title: "Who sells",
      text: "{{legalName}}, {{address}}{{registration}}. The contract is between you and this shop; no other seller stands behind it.",
    },
    price: {
      title: "Prices",
      text: "All prices are in Indian rupees and include GST. Delivery and cash-on-delivery fees are shown before you choose them. If a price changes while goods are in your cart, we say so before you order.",
    },
    order: {
      title: "Your order",
      text: "An order is accepted when we confirm it by e-mail. If something is no longer in stock we tell you and return what you paid. An online order waits {{minutes}} minutes for its payment; the goods are kept for you meanwhile.",
    },
    delivery: {
      title: "Delivery",
      text: "We deliver by courier to the pincodes that can take your goods: the product's page tells you about yours. The days shown there are an estimate. Please check the parcel before you take it from the courier.",
    },
    account: {
      title: "Your account",
      text: "Keep your password to yourself. Your reviews must be true and decent, and may be hidden when they are not.",
    },
    warranty: {
      title: "Warranty",
      text: "New goods carry the maker's warranty. Any warranty of the shop's own on a used item is stated in its details; where none is stated, your rights under the law remain.",
    },
    law: {
      title: "Law",
      text: "Indian law applies; the courts at {{city}} decide. Your rights under the Consumer Protection Act, 2019 are not affected.",
    },
  },
};
