"use strict";
// The engine's ids come from the package ulid, which draws each of sixteen letters from the system's generator by itself: 6 % of the
// CPU of a whole order. Here they are drawn from a pool of the same generator's bytes.
const { randomFillSync } = require("node:crypto");
const ulid = require("ulid");

const pool = new Uint8Array(8_192);
let drawn = pool.length;

/** At least 0 and less than 1. */
function draw() {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  const byte = pool[drawn];
  drawn += 1;
  return byte / 256;
}

// `generateEntityId` of the engine reads the function from here at each call.
ulid.ulid = ulid.factory(draw);
