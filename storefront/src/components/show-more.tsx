import { Button } from "@/components/button";

type ShowMoreProps = {
  /** How many of how many are shown. */
  shown: string;
  label: string;
  loading: string;
  notLoaded: string;
  /** Undefined when all are shown. */
  more: { fetch: () => void; isFetching: boolean; failed: boolean } | undefined;
  /** Called at the press, before anything is fetched. */
  onAsk: () => void;
};

/** How much of a list is shown, and the press that fetches the next of it; a failure leaves it for another try. */
export function ShowMore({ shown, label, loading, notLoaded, more, onAsk }: ShowMoreProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {shown}
      </p>
      {more && (
        <Button
          look="outline"
          size="small"
          className="min-h-11 noscript:hidden"
          aria-disabled={more.isFetching}
          onClick={() => {
            if (more.isFetching) return;
            onAsk();
            more.fetch();
          }}
        >
          {more.isFetching ? loading : label}
        </Button>
      )}
      {more?.failed && !more.isFetching && (
        <p role="alert" className="w-full font-medium text-bad">
          {notLoaded}
        </p>
      )}
    </div>
  );
}
