import type { Language } from "@contract/constants";
import { fill, hasOnly, policyPlaceholders } from "@contract/placeholders";
import { type Block, readPolicy } from "@contract/policy-text";
import { homeFigures, policyFigures, shopIn } from "@contract/shop-figures";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../providers/call";

function Part({ block }: { block: Block }) {
  if (block.kind === "paragraph")
    return <Typography sx={{ whiteSpace: "pre-line", mb: 1 }}>{block.text}</Typography>;
  return (
    <Box component="ul" sx={{ mt: 0, mb: 1, pl: 3 }}>
      {block.items.map((item, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
        <li key={nth}>{item}</li>
      ))}
    </Box>
  );
}

/**
 * What is typed, as the shop's page sets it, with today's figures: a part whose figure the shop does not have is left out,
 * as there. Until the figures have come, and of words that are no figure, what is in braces stays.
 */
export function PolicyPreview({ text, language }: { text: string; language: Language }) {
  const { data: terms } = useQuery({
    queryKey: ["terms"],
    queryFn: async () => (await call("getTerms", {})).data,
  });
  const shop = terms && shopIn(terms.shop, language);
  const figures = shop && { ...homeFigures(terms, shop), ...policyFigures(terms, shop) };
  const { lead, sections } = readPolicy(text, (part) =>
    figures && hasOnly(policyPlaceholders)(part) ? fill(part, figures) : part,
  );
  return (
    <Box lang={language} sx={{ overflowWrap: "anywhere" }}>
      {lead && <Typography sx={{ whiteSpace: "pre-line", fontSize: "1.1rem", mb: 1 }}>{lead}</Typography>}
      {sections.map(({ title, blocks }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
        <Box key={nth}>
          {title && (
            <Typography variant="subtitle1" component="h4" sx={{ fontWeight: 700, mt: 2, mb: 0.5 }}>
              {title}
            </Typography>
          )}
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
            <Part key={at} block={block} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
