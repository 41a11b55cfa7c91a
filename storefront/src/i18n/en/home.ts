export default {
  carousel: {
    label: "Offers",
    slide: "{{number}} of {{total}}",
    goTo: "Show offer {{number}}",
    previous: "Previous offer",
    next: "Next offer",
    pause: "Stop the moving offers",
    play: "Let the offers move",
    loading: "Loading offers…",
    welcome: "Welcome to Sahyadri Bazaar",
    unavailable: "Carousel temporarily unavailable",
    empty: "No offers available right now",
    refresh: "Refresh Offers",
  },
  hero: {
    kicker: "From the bazaar of Satara",
    title: "Honest goods, fair prices, carried to your door",
    subtitle: "Up to 40% off, and toys from ₹199",
    description:
      "Phones that were opened and checked, clothes in your size, toys that last a summer and tools for the field. Pay when it arrives.",
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
      title: "Checked by hand",
      text: "Every used phone gets a 32-point check and its battery health written down.",
    },
    pay: {
      title: "Pay the way you like",
      text: "UPI, card or net banking without a fee, or cash at your door; its fee is said before you choose it.",
    },
    returns: {
      title: "You can send it back",
      text: "Not what you hoped for? Your order shows until which day you can return it.",
    },
    delivery: {
      title: "Anywhere in India",
      text: "Free delivery from ₹999 up to 2 kg, with a promised date before you pay.",
    },
  },
  social: {
    title: "See it before you buy it",
    text: "We unbox, test and compare in our videos, and answer your questions below them.",
    instagram: {
      title: "Instagram",
      text: "New arrivals, offers of the day and the people behind the counter.",
      cta: "Follow",
    },
    youtube: {
      title: "YouTube",
      text: "Reviews in Marathi and Hindi: phones, pumps and toys on the test table.",
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
