/** The 15 background gradients for slides, each with a readable text colour. */
export const slideGradients = {
  "gradient-sunrise": "black",
  "gradient-marigold": "black",
  "gradient-mango": "black",
  "gradient-chilli": "white",
  "gradient-lotus": "white",
  "gradient-gulal": "white",
  "gradient-jamun": "white",
  "gradient-midnight": "white",
  "gradient-monsoon": "white",
  "gradient-lagoon": "white",
  "gradient-peacock": "white",
  "gradient-paddy": "white",
  "gradient-mint": "black",
  "gradient-sand": "black",
  "gradient-slate": "white",
} as const satisfies Record<string, "white" | "black">;
export type SlideGradient = keyof typeof slideGradients;
export const slideGradientNames = Object.keys(slideGradients) as SlideGradient[];
