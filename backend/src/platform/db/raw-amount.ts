/** The engine keeps each amount twice, as a number and as JSON: the JSON of a numeric, as SQL. */
export const rawAmount = (amount: string): string =>
  `jsonb_build_object('value', trim_scale(${amount})::text, 'precision', 20)`;
