export default {
  title: "About Us",
  lead: "Who we are, what we sell, and what to know before you buy.",
  sections: {
    who: {
      title: "Who we are",
    },
    what: {
      title: "What we sell",
    },
    used: {
      title: "Used goods",
      text: "Refurbished and second-hand goods are marked as such, in lists and on their own pages, with the battery's health where we know it. Pictures show the model, not the exact item: ask us about its marks before you buy.",
    },
    people: {
      title: "Known from videos",
      text: "Many of you found us through videos on Instagram and YouTube. Offers shown on our partners' channels are paid partnerships.",
    },
    data: {
      title: "Sources",
      text: "Pincodes, districts and states come from the Government of India's open data (data.gov.in), published under the Government Open Data License – India.",
    },
  },
};
