import { limits } from "@contract/limits";
import { readNumber, readWhole } from "../../../read-number";
import { type ChoicesForm, type OptionForm, type RowForm, sold } from "./form";

/** The key of the text that says what is wrong with a figure; undefined if nothing is. */
export function wrongFigure(row: RowForm, field: "price" | "salePrice" | "stock"): string | undefined {
  const text = row[field].trim();
  if (field === "stock") {
    const pieces = text === "" ? 0 : readWhole(text);
    return pieces === undefined || pieces < 0 || pieces > limits.stock.max
      ? "choices.wrong.stock"
      : undefined;
  }
  if (field === "salePrice" && text === "") return undefined;
  const amount = readNumber(text);
  if (amount === undefined || amount <= 0) return "choices.wrong.amount";
  const price = readNumber(row.price);
  if (field === "salePrice" && price !== undefined && amount >= price) return "product.saleBelowPrice";
  return undefined;
}

/** The key of the text that says what is wrong with an option's name or one of its values. */
export function wrongOption({ options }: ChoicesForm, option: OptionForm): string | undefined {
  const name = option.name.trim().toLowerCase();
  if (name === "") return "choices.wrong.name";
  if (options.some((other) => other !== option && other.name.trim().toLowerCase() === name))
    return "choices.wrong.nameTwice";
  const values = option.values.map(({ value }) => value.trim().toLowerCase());
  if (values.length === 0) return "choices.wrong.noValue";
  if (values.includes("")) return "choices.wrong.value";
  return new Set(values).size === values.length ? undefined : "choices.wrong.valueTwice";
}

/** The first thing that is wrong with what was filled in, as the key of its text. */
export function wrongForm(form: ChoicesForm): string | undefined {
  const ofOptions = form.options.map((option) => wrongOption(form, option));
  const ofRows = sold(form).flatMap((row) =>
    (["price", "salePrice", "stock"] as const).map((field) => wrongFigure(row, field)),
  );
  const wrong = [...ofOptions, ...ofRows].find((key) => key !== undefined);
  return wrong ?? (sold(form).length === 0 ? "choices.wrong.noneSold" : undefined);
}
