export const homePageEn = {
  homePage: {
    page: "Home page",
    help: "What the home page says of your shop. {freeFrom}, {returnDays}, {shop} and {city} are filled in from your settings; a text whose figure the shop does not have is not shown.",
    top: "At the top",
    title: "Title",
    description: "Text below the title",
    offer: "Offer",
    figures: "Figures",
    categoryBadge: "On each category, such as 20+",
    customersBadge: "Customers who trust you, such as 1,000+",
    testimonials: "Customers' words",
    said: "What they said",
    customer: "Name",
    place: "Town",
    stars: "Stars",
    saved: "Saved. The home page shows it from now on.",
  },
};
