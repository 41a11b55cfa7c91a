import { choicesOf, type DemoProduct, demoProducts } from "../data";
import { type Kind, kinds } from "./kinds";

const oneOf = (list: string, value: string | undefined) =>
  value !== undefined && list.split("|").includes(value);

/** The selling price. */
export const paid = ({ salePrice, price }: DemoProduct): number => salePrice ?? price;

/** Title, specifications and choices, without the commas of large numbers. */
function facts(product: DemoProduct): string {
  const { title, specifications = [] } = product;
  const chosen = choicesOf(product).flatMap(({ options }) => Object.values(options));
  const all = [title, ...specifications.map(({ value }) => value), ...chosen].join(" | ");
  return all.toLowerCase().replaceAll(",", "");
}

/** True if they contain this text, "128gb" like "128 GB", but not as part of a longer number or word. */
function says(value: string, product: DemoProduct): boolean {
  const spaced = value.replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, "\\s?");
  return new RegExp(`(?<![a-z0-9.])${spaced}(?![a-z0-9])`).test(facts(product));
}

/** True for products whose title names no user group, or this one. */
function isFor(audience: string, { title }: DemoProduct): boolean {
  const named: string[] = title.toLowerCase().match(/\b(men|women)\b/g) ?? [];
  return named.length === 0 || named.includes(audience);
}

function meets(product: DemoProduct, rule: string): boolean {
  const [key, value = ""] = rule.split("=");
  switch (key) {
    case "kind":
      return kinds[value as Kind].test(product.slug);
    case "slug":
      return value.split("|").some((part) => product.slug.includes(part));
    case "brand":
      return oneOf(value, product.brand);
    case "category":
      return oneOf(value, product.category);
    case "condition":
      return oneOf(value, product.condition);
    case "has":
      return says(value, product);
    case "size":
      return (product.sizes ?? []).some(({ size }) => size === value);
    case "for":
      return isFor(value, product);
    case "max":
      return paid(product) <= Number(value);
    case "min":
      return paid(product) >= Number(value);
    case "order":
      return true;
    case "none":
      return false;
    default:
      throw new Error(`A query cannot ask for ${key}`);
  }
}

/** The value of this rule, if present. */
export const ruleOf = (rules: string, key: string): string | undefined =>
  rules
    .split(" ")
    .find((rule) => rule.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/** The demo products that fulfil all rules; sorted by price if the rules have an order. */
export function wantedBy(rules: string): DemoProduct[] {
  const wanted = demoProducts.filter((product) => rules.split(" ").every((rule) => meets(product, rule)));
  const order = ruleOf(rules, "order");
  if (order === "up") wanted.sort((a, b) => paid(a) - paid(b));
  if (order === "down") wanted.sort((a, b) => paid(b) - paid(a));
  return wanted;
}

/** The rules without the price. */
export const withoutPrice = (rules: string): string =>
  rules
    .split(" ")
    .filter((rule) => !/^(min|max)=/.test(rule))
    .join(" ");
