/** The anchor of the card with what a product comes in. */
export const choicesCard = "choices";
