import { createRequire } from "node:module";
import { join } from "node:path";
import { homeDir } from "../places";

type Plugin = string | { resolve: string };

/** `name@version` of a plugin's package; the name alone if it cannot be found, which the engine reports at its start. */
function versionOf(plugin: Plugin, from: NodeJS.Require): string {
  const name = typeof plugin === "string" ? plugin : plugin.resolve;
  try {
    const { version }: { version?: unknown } = from(join(name, "package.json"));
    return `${name}@${version}`;
  } catch {
    return name;
  }
}

/** The installed versions of the plugins in medusa-config.ts: an upgraded plugin may bring migrations. */
export function pluginVersions(): string[] {
  const fromHome = createRequire(join(homeDir, "medusa-config"));
  const { default: config }: { default: { plugins?: Plugin[] } } = require(join(homeDir, "medusa-config"));
  return (config.plugins ?? []).map((plugin) => versionOf(plugin, fromHome));
}
