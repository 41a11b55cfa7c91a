"use strict";
// Preloaded into a process: its clock is as many milliseconds off as the file says. Timers and performance.now() go on evenly, as
// where a machine's clock is put right.
const { readFileSync } = require("node:fs");

const file = process.env.FAULT_CLOCK ?? "";
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, "utf8"));
};
read();
setInterval(read, 50).unref();

const RealDate = Date;
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [now()], as),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
