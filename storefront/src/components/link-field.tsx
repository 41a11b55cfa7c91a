import { type Ref, useId } from "react";

type LinkFieldProps = { label: string; link: string; ref?: Ref<HTMLInputElement> };

/** A link to copy by hand: it is selected as soon as the field has the focus. */
export function LinkField({ label, link, ref }: LinkFieldProps) {
  const id = useId();
  return (
    <div className="grid w-full gap-3 text-left">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        className="min-h-11 w-full rounded-md border border-line-strong bg-paper px-3"
      />
    </div>
  );
}
