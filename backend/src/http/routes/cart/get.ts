import { door } from "../../pipeline/door";
import { readCart } from "../../../cart/read-cart";

export const getCart = door("getCart", async ({ actor }) => ({ data: await readCart(actor.id) }));
