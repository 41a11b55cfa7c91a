import { Search } from "lucide-react";
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { shortest } from "./queries";
import { type Suggestion, step } from "./suggestion-list";

const Suggestions = lazyPart([], () => import("./suggestions"), { isExtra: true });

/**
 * The header's search. A plain form at first; its suggestions are loaded with the first letters typed. They are open
 * only during typing: sending, choosing, Escape or leaving the field closes them, and a later response opens nothing.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const action = useHref(paths.search);
  const { key } = useLocation();
  const [search] = useSearchParams();
  const words = search.get("q") ?? "";
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const sent = useRef<string>(undefined);
  const value = typed ?? words;
  const showing = open && value.trim().length >= shortest;

  const leave = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const send = (to: string) => {
    leave();
    sent.current = typed;
    navigate(to);
  };
  // What was sent stays in the field until its page is shown; what was typed since stays longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is arrived at counts
  useEffect(() => {
    leave();
    setTyped((now) => (now === sent.current ? undefined : now));
    sent.current = undefined;
  }, [key, leave]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && showing) {
      // Otherwise the browser would empty the field.
      event.preventDefault();
      leave();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setActive(step(active, event.key === "ArrowDown" ? 1 : -1, list.length));
  };
  return (
    <search
      className="relative block"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}
    >
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = list[active];
          if (showing && chosen) send(chosen.to);
          else if (value.trim()) send(paths.searchFor(value.trim()));
        }}
      >
        <input
          type="search"
          name="q"
          value={value}
          onChange={(event) => {
            setTyped(event.target.value);
            // During hydration the page reports what was typed before: by then the visitor may have moved on to
            // something else.
            setOpen(document.activeElement === event.target);
            setActive(-1);
          }}
          onKeyDown={onKey}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-label={t("search.label")}
          aria-expanded={showing && list.length > 0}
          aria-controls="suggestions"
          aria-activedescendant={showing ? list[active]?.id : undefined}
          placeholder={t("search.placeholder")}
          className="search-words"
        />
        <button type="submit" aria-label={t("search.submit")} className="search-send">
          <Search className="size-5" aria-hidden="true" />
        </button>
      </form>
      {showing && (
        <Suspense>
          <Suggestions
            typed={value}
            active={active}
            onList={setList}
            onChoose={() => {
              leave();
              sent.current = typed;
            }}
            onLeave={leave}
          />
        </Suspense>
      )}
    </search>
  );
}
