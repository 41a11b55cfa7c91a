import type { CallInput, ResponseOf } from "@contract";
import { isColourOption } from "@contract/colour-list";
import { sizeOption } from "@contract/size-option";
import { readNumber, readWhole } from "../../../read-number";

export type ShownChoices = ResponseOf<"adminGetChoices">["data"];
export type ChoicesBody = Omit<CallInput<"adminSaveChoices">["body"], "version">;
export type Words = { hi?: string | undefined; mr?: string | undefined };

/** A value as it is filled in; `key` stays while its name is typed. */
export type ValueForm = { key: string; id: string | null; value: string; translations: Words };
export type OptionForm = {
  key: string;
  id: string | null;
  name: string;
  translations: Words;
  isShared: boolean;
  values: ValueForm[];
};

/** A combination: a value of each option, by their keys; figures as they are typed. */
export type RowForm = {
  variantId: string | null;
  values: Readonly<Record<string, string>>;
  isSold: boolean;
  price: string;
  salePrice: string;
  /** Pieces that a new one starts with. */
  stock: string;
  pictures: string[];
  /** Of one that is there: pieces in the shop, and those that open orders hold. */
  stocked: number;
  reserved: number;
};

export type ChoicesForm = { options: OptionForm[]; rows: RowForm[] };

export type NewBody = NonNullable<CallInput<"adminAddProduct">["body"]["choices"]>;
/** What a new product comes in: as it was filled in, and as it is sent with it. */
export type EnteredChoices = { form: ChoicesForm; body: NewBody };

export const isSize = ({ name }: Pick<OptionForm, "name">): boolean =>
  name.trim().toLowerCase() === sizeOption.toLowerCase();
export const isColour = ({ name }: Pick<OptionForm, "name">): boolean => isColourOption(name);

let made = 0;
/** A key for something new; never sent. */
export const newKey = (): string => {
  made += 1;
  return `new ${made}`;
};

export const newValue = (value: string): ValueForm => ({ key: newKey(), id: null, value, translations: {} });

const typed = (amount: number) => (amount > 0 ? String(amount) : "");

/** What the shop has, as the form shows it. */
export function toForm({ options, choices }: ShownChoices): ChoicesForm {
  const shown = options.map(
    (option): OptionForm => ({
      ...option,
      key: option.id,
      values: option.values.map((value) => ({ ...value, key: value.id })),
    }),
  );
  const rows = choices.map((choice): RowForm => {
    const { values, price, salePrice, sku: _kept, ...rest } = choice;
    return {
      ...rest,
      values: Object.fromEntries(
        shown.map(({ key, values: all }, at) => [
          key,
          all.find((one) => one.value === values[at])?.key ?? "",
        ]),
      ),
      isSold: true,
      price: typed(price),
      salePrice: typed(salePrice),
      stock: "",
    };
  });
  return { options: shown, rows };
}

/** The names of a combination's values, in the order of the options. */
export const namesOf = ({ options }: ChoicesForm, { values }: RowForm): string[] =>
  options.map(({ key, values: all }) => all.find((one) => one.key === values[key])?.value.trim() ?? "");

/** The combinations that are sold. */
export const sold = ({ rows }: ChoicesForm) => rows.filter(({ isSold }) => isSold);

const filled = (words: Words): Words => ({
  ...(words.hi?.trim() && { hi: words.hi.trim() }),
  ...(words.mr?.trim() && { mr: words.mr.trim() }),
});

/** The body of a form that nothing is wrong with. */
export function toBody(form: ChoicesForm): ChoicesBody {
  return {
    options: form.options.map(({ id, name, translations, values }) => ({
      id,
      name: name.trim(),
      translations: filled(translations),
      values: values.map((one) => ({
        id: one.id,
        value: one.value.trim(),
        translations: filled(one.translations),
      })),
    })),
    choices: sold(form).map((row) => ({
      variantId: row.variantId,
      values: namesOf(form, row),
      price: readNumber(row.price) ?? 0,
      salePrice: readNumber(row.salePrice) ?? 0,
      pictures: row.pictures,
      ...(row.variantId === null && { stock: readWhole(row.stock) ?? 0 }),
    })),
  };
}

/** The same for a product that is not there yet. */
export function toNewBody(form: ChoicesForm): NewBody {
  const { options, choices } = toBody(form);
  return {
    options: options.map(({ name, translations, values }) => ({
      name,
      translations,
      values: values.map((one) => ({ value: one.value, translations: one.translations })),
    })),
    choices: choices.map(({ variantId: _none, ...choice }) => choice),
  };
}
