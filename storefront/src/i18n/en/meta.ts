/** Titles and descriptions by page; `{{shop}}` is the shop's name. */
export default {
  siteName: "{{shop}}",
  suffix: "{{title}} | {{shop}}",
  home: {
    title: "{{front}}",
    description: "{{about}}",
  },
  listing: {
    title: "All products",
    description: "{{goods}}: with delivery across India.",
  },
  search: { title: "Search", description: "Search the shop in English, Hindi or Marathi." },
  searchFor: { title: "Search results for “{{words}}”" },
  about: {
    title: "About Us",
    description: "Who runs {{shop}}, where we are and what we sell.",
  },
  privacy: {
    title: "Privacy Policy",
    description: "What we know about you, why, for how long, and how to have it deleted.",
  },
  returns: {
    title: "Return Policy",
    description: "How to send an order or a part of it back, and how refunds are paid.",
  },
  terms: {
    title: "Terms & Conditions",
    description: "The rules for buying at {{shop}}: prices, orders, delivery and law.",
  },
  delivery: {
    title: "Delivery Policy",
    description: "Where we deliver, how long it takes, what it costs, and what to do with large goods.",
  },
  faq: {
    title: "Questions and answers",
    description: "How to order, pay, follow, cancel and return, and other questions that shoppers ask.",
  },
  contact: {
    title: "Contact",
    description: "Phone, e-mail, address and opening hours of {{shop}}.",
  },
  login: { title: "Login", description: "Sign in to your account to order, track and review." },
  register: { title: "Sign Up", description: "Open an account at {{shop}} in a minute." },
  forgotPassword: {
    title: "Forgot password",
    description: "Get a code by e-mail and choose a new password.",
  },
  checkout: { title: "Checkout", description: "Choose an address and a way to pay." },
  account: { title: "My account", description: "Your orders, addresses and details." },
  order: { title: "Your order", description: "What is in your order and where it is." },
  orderSuccess: { title: "Order placed", description: "Thank you for your order." },
  paymentReturn: {
    title: "Checking your payment",
    description: "We are asking the bank about your payment.",
  },
  paymentSuccess: { title: "Payment received", description: "Your payment has arrived." },
  trackOrder: {
    title: "Track an order",
    description: "See where your order is, by its number and your phone or e-mail. No sign-in needed.",
  },
  wishlist: { title: "Wishlist", description: "What you want to remember, with today's prices." },
  compare: {
    title: "Compare products",
    description: "Up to four products side by side, with what sets them apart.",
  },
  sharedWishlist: {
    title: "A wishlist",
    description: "Products that somebody would like, with today's prices.",
  },
  whenBackStop: { title: "Stop mails", description: "Stop mails about products that are back." },
  unauthorised: { title: "No access", description: "This page is for the shop's staff." },
  notFound: { title: "404 Not Found", description: "There is no such page in the shop." },
  unavailable: { title: "Back in a moment", description: "The shop is being restarted." },
  preview: { title: "Preview", description: "The shop as shoppers will see it." },
  product: { title: "Product", description: "A product of {{shop}}." },
};
