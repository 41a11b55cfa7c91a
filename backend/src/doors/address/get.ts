import { listAddresses } from "../../address/own-address";
import { presentAddress } from "../../address/present-address";
import { door } from "../../api/door";

export const getAddresses = door("getAddresses", async ({ actor, scope }) => ({
  data: (await listAddresses(scope, actor.id)).map(presentAddress),
}));
