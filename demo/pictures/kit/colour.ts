import { Color } from "three";
import { type Colour, colours } from "../kinds/colours";

/** The hex value of a named colour. */
export const hex = (name: Colour): string => colours[name];

/** A colour moved towards another by a share from 0 to 1, mixed in sRGB as a painter would. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((c) => new Color(c).convertLinearToSRGB());
  return a && b ? `#${a.lerp(b, share).convertSRGBToLinear().getHexString()}` : from;
}

export const lighter = (color: string, share = 0.25) => mix(color, "#ffffff", share);
export const darker = (color: string, share = 0.25) => mix(color, "#000000", share);

/** The perceived lightness of a colour, from 0 (black) to 1 (white). */
export function lightness(color: string): number {
  const c = new Color(color);
  return Math.cbrt(0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b);
}

/** A colour that can be read when printed on another one. */
export const inkOn = (color: string) => (lightness(color) > 0.68 ? "#23262b" : "#f6f3ea");
