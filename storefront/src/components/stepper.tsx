import { Minus, Plus } from "lucide-react";

type StepperProps = {
  quantity: number;
  /** Minus ends at `least`, plus at `most`. */
  least: number;
  most: number;
  labels: { less: string; more: string; quantity: string };
  onChange: (quantity: number) => void;
};

const button =
  "grid size-10 place-content-center rounded-full text-ink hover:bg-brand-soft hover:text-brand disabled:cursor-not-allowed disabled:opacity-35";

/** One less, one more. A button that ends with its press gives the focus to the other one. */
export function Stepper({ quantity, least, most, labels, onChange }: StepperProps) {
  return (
    <div className="inline-flex items-center rounded-full border border-line-strong">
      <button
        type="button"
        className={button}
        aria-label={labels.less}
        disabled={quantity <= least}
        onClick={({ currentTarget }) => {
          const next = quantity > most && most >= least ? most : quantity - 1;
          if (next <= least) focusOther(currentTarget);
          onChange(next);
        }}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <output aria-label={labels.quantity} className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        className={button}
        aria-label={labels.more}
        disabled={quantity >= most}
        onClick={({ currentTarget }) => {
          if (quantity + 1 >= most) focusOther(currentTarget);
          onChange(quantity + 1);
        }}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

/** A browser takes the focus from a button that is disabled. */
function focusOther(button: HTMLButtonElement) {
  [...(button.parentElement?.querySelectorAll("button") ?? [])].find((other) => other !== button)?.focus();
}
