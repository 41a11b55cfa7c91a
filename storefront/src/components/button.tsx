import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "@/components/link";

export type ButtonLook = "primary" | "accent" | "outline" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";
type Style = { look?: ButtonLook; size?: ButtonSize };

/** The classes of a button (src/styles/shapes.css), for the rare element that is neither our button nor our link. */
export function buttonClass({ look = "primary", size = "medium" }: Style = {}, more = ""): string {
  return `button button-${look} button-${size} ${more}`.trimEnd();
}

export function Button({
  look,
  size,
  className,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Style) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Style) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}
