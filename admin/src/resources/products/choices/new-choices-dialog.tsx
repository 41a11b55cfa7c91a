import type { Category } from "@contract/constants";
import { onlyRow } from "./arrange";
import { ChoicesDialog } from "./choices-dialog";
import { type EnteredChoices, toNewBody } from "./form";

type Props = {
  /** What was entered before. */
  entered: EnteredChoices | null;
  /** The product's own prices, which its choices start with. */
  price: number | null;
  salePrice: number | null;
  category: Category | null;
  pictures: readonly string[];
  /** Null without an option: there is then nothing to choose. */
  onDone: (entered: EnteredChoices | null) => void;
  onClose: () => void;
};

/** What a product that is not there yet comes in. */
export const NewChoicesDialog = ({ entered, price, salePrice, onDone, ...rest }: Props) => (
  <ChoicesDialog
    {...rest}
    start={entered?.form ?? { options: [], rows: [onlyRow(price, salePrice)] }}
    onSave={(form) => onDone(form.options.length > 0 ? { form, body: toNewBody(form) } : null)}
  />
);
