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

/** One less, one more. */
export function Stepper({ quantity, least, most, labels, onChange }: StepperProps) {
  return (
    <div className="inline-flex items-center rounded-full border border-line-strong">
      <button
        type="button"
        className={button}
        aria-label={labels.less}
        disabled={quantity <= least}
        onClick={() => onChange(quantity > most && most >= least ? most : quantity - 1)}
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
        onClick={() => onChange(quantity + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
