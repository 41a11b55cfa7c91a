import type { Language } from "@contract/constants";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { NotFetched } from "@/components/not-fetched";
import { ownTranslator, provideTexts } from "@/i18n/instance";
import { isLanguage } from "@/i18n/language";
import type { Namespace } from "@/i18n/namespaces";
import { loadAnew } from "./load-anew";

type When = "seen" | "touched" | "soon";
type Options = {
  /**
   * Whether it is fetched when near the screen, or when pressed or focused: few who see a form fill it in. "soon": when
   * near the screen, but at once if the server has not rendered it, as in a dialog, where it would push down what follows.
   */
  when?: When;
  className?: string;
  id?: string;
  /**
   * Reads again, beside the code, what its served HTML was rendered from and the page does not carry (`meta.isLater`).
   * Resolves to whether that is still the same: a part of other data is drawn anew, as React could not hydrate it.
   */
  data?: (client: QueryClient, language: Language) => Promise<boolean>;
  /** Stands there until it comes, where the server has not rendered it. */
  fallback?: ReactNode;
  /** Nothing stands there where it does not come: nobody waits for it. */
  isExtra?: boolean;
};
type LaterPart<Props> = ComponentType<Props> & { preload(): Promise<void> };

/** Every such part: the server renders them with their pages. */
const parts: { texts: readonly Namespace[]; preload(): Promise<void> }[] = [];
export async function preloadLaterParts() {
  // A part may hold others, which are known once it has come.
  for (const { preload } of parts) await preload();
}
export const laterTexts = () => parts.flatMap(({ texts }) => texts);

/** Fetches each part on screen that has not come yet, and resolves when it listens; rejects if it does not come. */
const waiting = new Set<() => Promise<void>>();

/** Resolves when the whole page listens, and rejects if a part of it does not come: before the language changes, as a part hydrated later would not match. */
export async function wholePage() {
  // A part may hold others, which are known once it listens.
  while (waiting.size) await Promise.all([...waiting].map((fetchNow) => fetchNow()));
}

/**
 * A part of a page that the server renders with it, while the browser fetches its code and texts only when it is about
 * to be seen or used. Until then its HTML stays as served; links work, and what is pressed and typed in it is recorded
 * by server/early-taps.ts and replayed when it listens.
 */
export function laterPart<Props extends object>(
  texts: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<Props> }>,
  { when = "seen", data, fallback, isExtra, ...attributes }: Options = {},
): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const [module] = await Promise.all([load(), provideTexts(texts)]);
    Loaded = module.default;
    return module;
  };
  const preload = async () => void (await fetchCode());
  parts.push({ texts, preload });

  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  function Part(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const client = useQueryClient();
    const [served] = useState(props);
    const [isAnew, drawAnew] = useState(false);
    // Kept until unmount: swapping the two would remount the part and lose its state.
    const [{ Chosen, arrival }] = useState(() => {
      if (Loaded) return { Chosen: Loaded, arrival: undefined };
      const arrival = newArrival();
      // A part that is not served shows itself that it is waiting, and what went wrong with its data.
      const fetchBoth = async (isServed: boolean) => {
        const { language } = ownTranslator();
        const read = isServed && isLanguage(language) ? data?.(client, language) : undefined;
        const [module, isSame] = await Promise.all([fetchCode(), read]);
        if (isSame !== false) return module;
        drawAnew(true);
        return staysAsServed();
      };
      const retry = () =>
        void fetchCode()
          .catch(loadAnew)
          .then(() => drawAnew(Loaded !== undefined));
      const fetchAny = async (): Promise<{ default: ComponentType<Props> }> => {
        const isServed = await arrival.asked;
        for (;;) {
          try {
            return await fetchBoth(isServed);
          } catch (error) {
            arrival.fail(error);
            if (!isServed && !isExtra) return { default: () => <NotFetched retry={retry} /> };
            window.earlyTaps?.fail();
            await arrival.nextTouch();
          }
        }
      };
      return { Chosen: lazy(fetchAny) as ComponentType<Props>, arrival };
    });
    const [isHere, setHere] = useState(arrival === undefined);
    useArrival(box, arrival, when);
    const arrive = useCallback(async () => {
      await listenAgain(box.current);
      setHere(true);
      arrival?.arrive();
    }, [arrival]);
    // The same element until it is here: React would throw the served HTML away if its props changed before.
    const shown = isHere || isAnew ? props : served;
    const Drawn = (isAnew && Loaded) || Chosen;
    const inside = useMemo(
      () => (
        <Suspense key={isAnew ? "anew" : "served"} fallback={fallback}>
          <Drawn {...shown} />
          <Arrived tell={arrive} />
        </Suspense>
      ),
      [Drawn, isAnew, shown, arrive],
    );
    return (
      <div ref={box} {...attributes} data-later={later(isHere)} suppressHydrationWarning>
        {inside}
      </div>
    );
  }
  return Object.assign(Part, { preload });
}

/** "new" where the server has not rendered it: hydration leaves the served attribute as it is. */
function later(isHere: boolean): "" | "new" | undefined {
  if (import.meta.env.SSR) return "";
  return isHere ? undefined : "new";
}

/** Its served words and links stay, until it is drawn anew. */
const staysAsServed = () => new Promise<never>(() => {});

type Arrival = ReturnType<typeof newArrival>;

function newArrival() {
  let ask: (isServed: boolean) => void = () => {};
  let arrive: () => void = () => {};
  let touch: () => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const asked = new Promise<boolean>((resolve) => {
    ask = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    ask,
    asked,
    arrive,
    /** Resolves when it listens; rejects if it does not come. */
    arrived: () =>
      Promise.race([
        arrived,
        new Promise<void>((_, reject) => {
          fail = reject;
        }),
      ]),
    fail: (reason: unknown) => fail(reason),
    /** What did not come is tried again when it is next wanted. */
    nextTouch: () =>
      new Promise<void>((resolve) => {
        touch = resolve;
      }),
    touch: () => touch(),
  };
}

/**
 * Asks for the part when it is touched, near the screen or what the address leads to; what is wanted, at once if the
 * server has not rendered it.
 */
function useArrival(
  place: { readonly current: HTMLElement | null },
  arrival: Arrival | undefined,
  when: When,
) {
  useEffect(() => {
    const box = place.current;
    if (!box || !arrival) return;
    const { arrive, arrived } = arrival;
    const isServed = box.firstChild?.nodeType === Node.COMMENT_NODE;
    const ask = () => {
      arrival.ask(isServed);
      arrival.touch();
    };
    const fetchNow = async () => {
      const come = arrived();
      ask();
      await come;
      waiting.delete(fetchNow);
    };
    waiting.add(fetchNow);
    const touch = ({ target }: Event) => {
      if (target instanceof Node && box.contains(target)) ask();
    };
    // On the window: React stops what happens in a part that is not hydrated on its way down.
    for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true });
    const isTouched =
      box.contains(document.activeElement) ||
      window.earlyTaps?.taken.some(({ element }) => box.contains(element));
    if (isTouched || location.hash === `#${box.id}` || (when !== "seen" && !isServed)) ask();
    const watch = when === "touched" ? undefined : new IntersectionObserver(seen, { rootMargin: "50%" });
    watch?.observe(box);
    function seen(entries: IntersectionObserverEntry[]) {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
    }
    return () => {
      waiting.delete(fetchNow);
      for (const kind of touches) removeEventListener(kind, touch, { capture: true });
      watch?.disconnect();
      arrive();
    };
  }, [place, arrival, when]);
}

const touches = ["pointerdown", "keydown", "focusin"];

/** Beside the part, in the same boundary: its effect runs when the part's HTML has been hydrated. */
function Arrived({ tell }: { tell: () => void }) {
  useEffect(() => {
    tell();
  }, [tell]);
  return null;
}

/** Ends the recording in this box and replays what was recorded, in the order in which it was done. */
async function listenAgain(box: HTMLElement | null) {
  const early = window.earlyTaps;
  if (!box?.hasAttribute("data-later")) return;
  // What was done in a part of this part waits for that one.
  const isInside = ({ element }: { element: Element }) => element.closest("[data-later]") === box;
  const told = early?.taken.some(isInside) ? await import("./early-taps") : undefined;
  const inside = early?.taken.filter(isInside) ?? [];
  box.removeAttribute("data-later");
  if (!early || !told) return;
  const others = early.taken.filter((tap) => !inside.includes(tap));
  early.taken.splice(0, early.taken.length, ...others);
  early.stop();
  void told.replay(inside);
}
