import type { Testbed } from "../testbed/testbed";
import { fill, placeSurely, type Tried } from "./checkout";
import { newProduct, type Product } from "./goods";
import { type Shopper, someShoppers } from "./shoppers";

/** Shoppers who order repeatedly until they are stopped. */
export class Clients {
  readonly tries: Tried[] = [];
  private isOpen = true;
  private readonly walks: Promise<void>[];

  private constructor(
    readonly shoppers: Shopper[],
    readonly product: Product,
    private readonly urlFor: (turn: number) => string,
  ) {
    this.walks = shoppers.map((shopper, at) => this.walk(shopper, at));
  }

  /** Each attempt goes to the next server, as behind a load balancer, or to what `urlFor` says. */
  static async open(
    testbed: Testbed,
    size: number,
    urlFor: (turn: number) => string = (turn) => testbed.urlFor(turn),
  ): Promise<Clients> {
    const [shoppers, product] = await Promise.all([someShoppers(testbed, size), newProduct(testbed, 90_000)]);
    return new Clients(shoppers, product, urlFor);
  }

  private async walk(shopper: Shopper, at: number): Promise<void> {
    let turn = at;
    const urlOf = () => this.urlFor(turn++);
    while (this.isOpen) {
      await fill(urlOf(), shopper, this.product);
      this.tries.push(await placeSurely(urlOf, shopper));
    }
  }

  /** Stops all shoppers and waits for their last responses. */
  async close(): Promise<Tried[]> {
    this.isOpen = false;
    await Promise.all(this.walks);
    return this.tries;
  }
}
