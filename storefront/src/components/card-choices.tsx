import type { CardChoices as Choices, ProductCard } from "@contract/products";
import { Link, type LinkProps } from "./link";
import { Swatch } from "./swatch";

type CardChoicesProps = {
  product: Pick<ProductCard, "title">;
  choices: Choices;
  to: string;
  state: LinkProps["state"];
};

/** What a product comes in: its colours, each a link to itself, and other choices in words. */
export const CardChoices = ({ product, choices: { colours, more, words }, to, state }: CardChoicesProps) => (
  <div className="card-choices">
    {colours.map(({ variantId, name, hex, image }) => (
      <Link
        key={variantId}
        to={`${to}?like=${variantId}`}
        state={state}
        title={name}
        aria-label={`${product.title}: ${name}`}
      >
        <Swatch hex={hex} image={image} />
      </Link>
    ))}
    {more > 0 && `+${more}`}
    {words && <span>{words}</span>}
  </div>
);
