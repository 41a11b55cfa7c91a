import { migrate } from "../../backend/src/platform/db/migrate";
import { startEngine } from "../../backend/src/platform/engine/engine";
import { homeDir } from "../../backend/src/platform/places";
import { runCommand } from "../../backend/src/platform/run-command";
import { bootAndSeed } from "../../backend/src/seed/run-seeds";
import { benchFill } from "../bench-fill/fill";

/** `bench-fill 10000`: a database of that many invented products, for `npm run bench` only. */
void runCommand(async () => {
  const count = Number(process.argv[3] ?? 10_000);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error("Say how many: bench-fill 10000");
  await migrate(homeDir);
  const { container } = await bootAndSeed(startEngine);
  await benchFill(container, count, (line) => console.log(`bench-fill: ${line}`));
});
