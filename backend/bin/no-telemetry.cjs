"use strict";
// The engine counts its users: loaded, it would print a banner, note an id of this machine in the home folder, and start a
// program at the end that reports. What it would load for that is replaced before it can be.
const file = require.resolve("@medusajs/telemetry");
const nothing = () => {};
require.cache[file] = {
  id: file,
  filename: file,
  path: require("node:path").dirname(file),
  loaded: true,
  children: [],
  paths: [],
  exports: {
    track: nothing,
    trackFeatureFlag: nothing,
    trackInstallation: nothing,
    setTelemetryEnabled: nothing,
    flush: undefined,
  },
};
