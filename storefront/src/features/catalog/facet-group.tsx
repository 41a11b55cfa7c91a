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
  /** Under which a form without scripts sends it; omitted where it is for scripts only. */
  name?: string;
  value: string;
  label: ReactNode;
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
};

/** A choice with how many products it would show. */
export function Choice({ name, value, label, count, checked, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onChange} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
