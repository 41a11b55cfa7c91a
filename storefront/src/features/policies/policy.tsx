import { type Block, type PolicyName, readPolicy } from "@contract/policy-text";
import { policyFigures } from "@contract/shop-figures";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import { TextPage, TextSection } from "@/components/text-page";
import { useLanguage } from "@/i18n/use-language";
import { useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";
import { useFill } from "@/lib/use-fill";
import { policyQuery } from "./policy-query";

function Part({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p className="whitespace-pre-line">{block.text}</p>;
  return (
    <ul className="list-disc pl-6">
      {block.items.map((item, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
        <li key={nth}>{item}</li>
      ))}
    </ul>
  );
}

/** A policy of the shop as its staff wrote it, with what the page itself adds below. */
export function Policy({ name, children }: { name: PolicyName; children?: ReactNode }) {
  const { t } = useTranslation(["policies", "shell"]);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(policyQuery(name, language));
  const fill = useFill(policyFigures(useTerms(), useShop()));
  const { lead, sections } = readPolicy(data ?? "", fill);
  return (
    <TextPage title={t(name)} lead={lead}>
      {isError && !data && <LoadFailed sentence={t("failed")} retry={() => void refetch()} />}
      {sections.map(({ title, blocks }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
        <TextSection key={nth} title={title}>
          <div className="grid gap-3">
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name, and two may be alike
              <Part key={at} block={block} />
            ))}
          </div>
        </TextSection>
      ))}
      {children}
    </TextPage>
  );
}
