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
    welcome: "Welcome to {{shop}}",
    unavailable: "Carousel temporarily unavailable",
    failed: "Failed to fetch carousel slides",
    empty: "No offers available right now",
    refresh: "Refresh Offers",
  },
  hero: {
    title: "Good things at fair prices, sent to your door",
    deals: "Shop deals",
    follow: "Follow us on Instagram",
    partnership: "Offers shown on our partners' channels are paid partnerships.",
    pictures: "Pictures from the shop",
  },
  tiles: {
    title: "Shop by category",
  },
  budget: { title: "Small prices, good things", text: "The least expensive first", all: "See them all" },
};
