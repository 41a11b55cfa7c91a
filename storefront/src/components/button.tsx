import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "@/components/link";

export type ButtonLook = "primary" | "accent" | "outline" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";
type Style = { look?: ButtonLook; size?: ButtonSize };

const looks: Record<ButtonLook, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong",
  accent: "bg-accent text-on-accent hover:brightness-95",
  outline: "border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand",
  quiet: "text-brand hover:bg-brand-soft",
  danger: "border border-bad text-bad hover:bg-bad-soft",
};
const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-lg",
};

/** The classes of a button, for the rare element that is neither our button nor our link. */
export function buttonClass({ look = "primary", size = "medium" }: Style = {}, more = ""): string {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 ${looks[look]} ${sizes[size]} ${more}`;
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
