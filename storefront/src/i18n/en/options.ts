/** What is chosen of a product that comes in more than sizes. */
export default {
  guide: "Size guide",
  gone: "sold out",
  show: "Show this choice",
  selected: "Selected: {{choice}}",
  left: "{{count}} left",
};
