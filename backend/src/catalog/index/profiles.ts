/** What many products have in common; ids as in the dictionaries of the index, -1 for none. */
type Profile = {
  categoryId: number;
  kindId: number;
  conditionId: number;
  countryId: number;
  band: number;
  /** Whole stars of the rating, 0 to 5. */
  stars: number;
  inStock: boolean;
  onSale: boolean;
};

const fieldsOf = ({ categoryId, kindId, conditionId, countryId, band, stars, inStock, onSale }: Profile) =>
  [categoryId, kindId, conditionId, countryId, band, stars, Number(inStock), Number(onSale)] as const;

/**
 * The distinct profiles of a catalogue, by number, each field as a column: a million products have some ten thousand of
 * them, so filters and counts look at those instead of at each product.
 */
export class Profiles {
  readonly category: number[] = [];
  readonly kind: number[] = [];
  readonly condition: number[] = [];
  readonly country: number[] = [];
  readonly band: number[] = [];
  readonly stars: number[] = [];
  readonly inStock: number[] = [];
  readonly onSale: number[] = [];
  private readonly columns = [
    this.category,
    this.kind,
    this.condition,
    this.country,
    this.band,
    this.stars,
    this.inStock,
    this.onSale,
  ];
  private readonly ids = new Map<string, number>();

  get length(): number {
    return this.category.length;
  }

  /** The number of a profile; a new one at its first use. */
  add(profile: Profile): number {
    const fields = fieldsOf(profile);
    const key = String.fromCharCode(...fields.map((field) => field + 1));
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.length;
    this.columns.forEach((column, at) => {
      column.push(fields[at] as number);
    });
    this.ids.set(key, id);
    return id;
  }

  /** As in another profile, at another price. */
  atPrice(id: number, band: number, onSale: boolean): number {
    return this.add({
      categoryId: this.category[id] as number,
      kindId: this.kind[id] as number,
      conditionId: this.condition[id] as number,
      countryId: this.country[id] as number,
      stars: this.stars[id] as number,
      inStock: this.inStock[id] === 1,
      band,
      onSale,
    });
  }
}
