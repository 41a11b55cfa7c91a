import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderHome } from "./render-home";

/**
 * Writes `demo-home.json` from a shop that runs with the demo's catalogue just loaded:
 * `npx tsx scripts/checks/record-home.ts http://localhost:8000`.
 */
async function main(origin: string): Promise<void> {
  const said: Record<string, object> = {};
  await renderHome(async (address) => {
    const response = await fetch(origin + address);
    if (!response.ok) return undefined;
    const { success, ...answer } = (await response.json()) as { success: boolean };
    if (success) said[address] = answer;
    return answer;
  });
  const sorted = Object.entries(said).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(
    join(import.meta.dirname, "demo-home.json"),
    `${JSON.stringify(Object.fromEntries(sorted))}\n`,
  );
}

void main(process.argv[2] ?? "http://localhost:8000");
