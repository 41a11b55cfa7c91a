import { useContext } from "react";
import { HeadCollector } from "@/routing/head";

/**
 * Gives search engines a schema.org object, or several, in the head of the page. For the server alone: used behind
 * `import.meta.env.SSR`, so that browsers, which have no use for it, do not get the code.
 */
export function StructuredData({ data }: { data: object }) {
  useContext(HeadCollector)?.structured.push(data);
  return null;
}
