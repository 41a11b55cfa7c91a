import type { Locator } from "@playwright/test";

/** The colour of a place, or of its words, as one of a traffic light's: by its hue, however the style sheet writes it. */
export const trafficLightOf = (place: Locator, property: "backgroundColor" | "color" = "backgroundColor") =>
  place.evaluate((element, name) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) throw new Error("The browser cannot draw.");
    pen.fillStyle = getComputedStyle(element)[name];
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most - least < 10) return "grey";
    if (most === green) return "green";
    // The hue of what is more red than green, in degrees.
    const hue = (60 * (green - blue)) / (most - least);
    return most === red && hue < 25 ? "red" : most === red ? "yellow" : "blue";
  }, property);
