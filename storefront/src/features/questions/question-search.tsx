import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";

/** Looks for words in questions and answers; blank shows all again. Without scripts it is not shown. */
export function QuestionSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation("questions");
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in Safari 15
    <form role="search" onSubmit={submit} className="mb-4 flex max-w-md gap-2 noscript:hidden">
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "") onSearch("");
        }}
        maxLength={100}
        className="h-11 min-w-0 grow rounded-full border border-line-strong bg-surface px-4 text-base"
      />
      <Button type="submit" look="outline" aria-label={t("find")}>
        <Search className="size-5" aria-hidden="true" />
      </Button>
    </form>
  );
}
