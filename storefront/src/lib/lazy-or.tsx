import { type ComponentType, lazy, useEffect, useState } from "react";
import { loadAnew } from "./load-anew";

export type Module<Props> = { default: ComponentType<Props> };
export type Load<Props> = () => Promise<Module<Props>>;

/**
 * A component that is fetched when it is first drawn, inside a Suspense. Where it cannot be fetched, `Instead` stands in
 * its place, with a way to try again. React's own `lazy` would throw, and go on throwing what it was told once.
 */
export function lazyOr<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props & { retry: () => void }>,
): ComponentType<Props> {
  const begin = () => lazy(() => load().catch(() => missing)) as ComponentType<Props>;
  const beginAgain = () =>
    lazy(async () => (await load().catch(loadAnew)) ?? missing) as ComponentType<Props>;
  let First = begin();
  const missing = {
    default: function Missing(props: Props) {
      const [Next, goOn] = useState<ComponentType<Props>>();
      // Drawn again later it is asked for again.
      useEffect(
        () => () => {
          First = begin();
        },
        [],
      );
      return Next ? <Next {...props} /> : <Instead {...props} retry={() => goOn(beginAgain)} />;
    },
  };
  return function Part(props: Props) {
    const [Chosen] = useState(() => First);
    return <Chosen {...props} />;
  };
}
