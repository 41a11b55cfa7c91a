import type { Language } from "@contract/constants";
import { type Block, readPolicy } from "@contract/policy-text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

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

/** What is typed, as the shop's page sets it. Words in braces stay: the page fills them in. */
export function PolicyPreview({ text, language }: { text: string; language: Language }) {
  const { lead, sections } = readPolicy(text, (part) => part);
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
