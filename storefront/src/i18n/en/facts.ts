/** What a product is made of. */
export default {
  way: "Where this is",
  description: "Description",
  details: "Details",
  brand: "Brand",
  origin: "Country of origin",
  weight: "Packed weight",
  measures: "Packed size",
  hsn: "HSN code",
  kg: "{{count}} kg",
  cm: "{{length}} × {{breadth}} × {{height}} cm",
};
