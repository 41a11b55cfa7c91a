import { pictureAt } from "@contract/pictures";
import { useShop } from "@/lib/shop";

/** The design's own mark, for a shop without a logo: a bazaar awning under a ridge of hills, with the morning sun. */
function LogoMark() {
  return (
    <svg viewBox="0 0 48 48" className={size} aria-hidden="true">
      <rect width="48" height="48" rx="13" className="fill-deep" />
      <circle cx="33" cy="14" r="5.5" className="fill-accent" />
      <path d="M4 27 14 12.5l3.2 1.2 4.6 8.1 5-3.4 6 8.6z" fill="#8fd3b8" />
      <path d="M8 27h32v3.4a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z" fill="#fbf7ef" />
      <path d="M16 27h8v3.4a4 4 0 0 1-8 0zM32 27h8v3.4a4 4 0 0 1-8 0z" className="fill-accent" />
      <path d="M11 36.5V41h26v-4.5" fill="none" stroke="#fbf7ef" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

const size = "size-10 shrink-0 md:size-11";

/** Mark and name. Of a name of two words or more, the last stands below the others. */
export function Logo() {
  const { logo, name } = useShop();
  const words = name.split(" ");
  const last = words.length > 1 ? words.pop() : undefined;
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      {logo ? (
        <img src={pictureAt(logo, 320)} alt="" width="44" height="44" className={`${size} object-contain`} />
      ) : (
        <LogoMark />
      )}
      <span className="max-w-36 min-w-0 max-[22rem]:hidden font-display text-lg leading-none font-bold tracking-tight text-ink md:max-w-56 md:text-xl">
        {/* With room for what stands above the line of Devanagari, which would be cut. */}
        <span className="-my-1.5 block truncate py-1.5">{words.join(" ")}</span>
        {last && (
          <span className="block truncate pt-0.5 font-sans text-[0.68rem] font-semibold tracking-spread text-brand uppercase">
            {last}
          </span>
        )}
      </span>
    </span>
  );
}
