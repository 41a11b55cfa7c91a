import { useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { ApiError } from "./errors";
import type { FieldProblem } from "./field-rules";

/** What is wrong with a form's values, field by field. */
export type Problems<Values> = Partial<Record<keyof Values, FieldProblem | undefined>>;
type Rules<Values> = (values: Values) => Problems<Values>;

export type ShopForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** A submit handler that runs one at a time: a second Enter during a submit does nothing. */
  onSubmit: (send: (values: Values) => Promise<void>) => (event: React.FormEvent) => void;
};

/** A form checked by small pure rules: at submit, then field by field as the shopper corrects it. */
export function useShopForm<Values extends FieldValues>(
  rules: Rules<Values>,
  defaultValues?: DefaultValues<Values>,
): ShopForm<Values> {
  const form = useForm<Values>({
    ...(defaultValues ? { defaultValues } : {}),
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: (values) => {
      const errors = errorsOf(rules(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const sending = useRef(false);
  const onSubmit: ShopForm<Values>["onSubmit"] = (send) => (event) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send)(event)
      .finally(() => {
        sending.current = false;
      });
  };
  return Object.assign(form, { onSubmit });
}

function errorsOf<Values extends FieldValues>(problems: Problems<Values>): FieldErrors<Values> {
  const found = Object.entries(problems).filter(([, problem]) => problem);
  return Object.fromEntries(
    found.map(([field, message]) => [field, { type: "rule", message }]),
  ) as FieldErrors<Values>;
}

/**
 * Shows the server's field errors at their fields and moves the shopper to the first. Returns false if the error
 * names no field of this form: then the form shows it as a whole.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fields: readonly Path<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.fields.flatMap(({ field, message }) => {
    const name = fields.find((one) => one === field);
    return name ? [{ name, message }] : [];
  });
  known.forEach(({ name, message }, at) => {
    form.setError(name, { type: "server", message }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}
