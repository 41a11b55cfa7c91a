import { listAddresses } from "../../../accounts/addresses/own-address";
import { presentAddress } from "../../../accounts/addresses/present-address";
import { door } from "../../pipeline/door";

export const getAddresses = door("getAddresses", async ({ actor, scope }) => ({
  data: (await listAddresses(scope, actor.id)).map(presentAddress),
}));
