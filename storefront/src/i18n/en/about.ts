export default {
  title: "About Us",
  lead: "A family shop in Satara that grew a second counter: the one on your phone.",
  sections: {
    who: {
      title: "Who we are",
      text: "Sahyadri Bazaar began as a repair counter for mobile phones at Powai Naka. Neighbours asked for chargers, then school shoes, then a sprayer for the field, and the shelves grew with their questions. Today the same family answers your messages.",
    },
    what: {
      title: "What we sell",
      text: "Four things we understand: electronics and phones, fashion in every size, toys, and tools and seeds for farming. What we would not buy for our own home does not come onto the shelf.",
    },
    used: {
      title: "Honest about used goods",
      text: "Every refurbished or second-hand phone is opened, checked at 32 points and its IMEI looked up before it is sold. Battery health and wear are written on the product, and shown in the pictures.",
    },
    people: {
      title: "Known from videos",
      text: "Many of you found us through videos on Instagram and YouTube. Where a creator is paid for showing an offer, the video and our page say so.",
    },
    data: {
      title: "Sources",
      text: "Pincodes, districts and states come from the Government of India's open data (data.gov.in), published under the Government Open Data License – India.",
    },
  },
};
