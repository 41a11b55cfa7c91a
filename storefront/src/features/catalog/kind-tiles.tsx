import type { Category } from "@contract/constants";
import { smallestPicture } from "@contract/pictures";
import type { KindName } from "@contract/products";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@/components/link";
import type { Filters } from "./filters";
import { kindPicturesQuery } from "./kind-pictures";

type KindTilesProps = {
  category: Category;
  kinds: readonly (KindName & { count: number | undefined })[];
  addressOf: (change: Pick<Filters, "kind">) => string;
};

/** Each kind with the picture of one of its products: on phones one row that scrolls, low enough for prices below it. */
export function KindTiles({ category, kinds, addressOf }: KindTilesProps) {
  const { data: pictures } = useQuery(kindPicturesQuery(category));
  return (
    <ul className="kind-tiles hide-scrollbar">
      {kinds.map(({ slug, name, count }) => {
        const picture = pictures?.[slug];
        return (
          <li key={slug}>
            <Link to={addressOf({ kind: [slug] })}>
              <span>
                {picture && (
                  // The name is beside it.
                  <img
                    src={smallestPicture(picture)}
                    alt=""
                    width={160}
                    height={160}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </span>
              <b>{name}</b> {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
