export default {
  carousel: {
    label: "Offers",
    slide: "{{number}} of {{total}}",
    goTo: "Show offer {{number}}",
    previous: "Previous offer",
    next: "Next offer",
    pause: "Pause the offers",
    play: "Play the offers",
    loading: "Loading offers…",
    welcome: "Welcome to Sahyadri Bazaar",
    unavailable: "Carousel temporarily unavailable",
    empty: "No offers available right now",
    refresh: "Refresh Offers",
  },
  hero: {
    kicker: "From the bazaar of Satara",
    title: "Good things at fair prices, sent to your door",
    subtitle: "Up to 40% off, and toys from ₹199",
    description:
      "Phones new and used, clothes, toys and tools for the field. Pay by UPI or card, or in cash at your door where it is offered.",
    deals: "Shop deals",
    follow: "Follow us on Instagram",
    partnership: "Offers shown on our partners' channels are paid partnerships.",
    pictures: "Pictures from the shop",
  },
  tiles: {
    title: "Shop by category",
    electronics: "Phones, laptops, televisions",
    fashion: "Shirts, kurtas, shoes",
    toys: "Cars, blocks, dolls",
    farming: "Pumps, tools, seeds",
  },
  budget: { title: "Small prices, good things", text: "The least expensive first", all: "See them all" },
  trust: {
    title: "Why people come back",
    checked: {
      title: "You see what it is",
      text: "New, refurbished or second-hand: every phone's page says so, with the battery's health where we know it.",
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
      text: "Videos of phones, pumps and toys.",
      cta: "Subscribe",
    },
  },
  testimonials: {
    title: "What our customers say",
    badge: "Trusted by {{customers}} customers",
    stars: "{{value}} of 5 stars",
    one: {
      text: "The refurbished phone looked new, and the battery was just as they had written it.",
      name: "Prakash More",
      place: "Kolhapur",
    },
    two: {
      text: "I ordered kurtas in 4XL for my father. First shop where the size really fits.",
      name: "Neha Kulkarni",
      place: "Pune",
    },
    three: {
      text: "The sprayer came in three days to our village, and I paid at the door.",
      name: "Ramesh Yadav",
      place: "Wardha",
    },
    four: {
      text: "My son has not put the truck down for a week. And it cost less than an ice cream outing.",
      name: "Farida Khan",
      place: "Nashik",
    },
  },
};
