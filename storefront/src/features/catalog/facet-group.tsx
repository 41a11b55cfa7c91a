import type { ReactNode } from "react";

/** One heading of the filters with its choices. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-4 first:border-0 first:pt-0">
      <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid gap-0.5">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  label: ReactNode;
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
  kind?: "checkbox" | "radio";
};

/** A choice with how many products it would show. */
export function Choice({ name, value, label, count, checked, onChange, kind = "checkbox" }: ChoiceProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-sunken has-checked:font-semibold">
      <input
        type={kind}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        className={`size-4.5 shrink-0 appearance-none border border-line-strong bg-surface checked:border-brand checked:bg-brand checked:bg-[url(/tick.svg)] checked:bg-center checked:bg-no-repeat ${kind === "radio" ? "rounded-full" : "rounded-sm"}`}
      />
      <span className="grow">{label}</span>
      {count !== undefined && <span className="text-sm text-ink-soft tabular-nums">{count}</span>}
    </label>
  );
}
