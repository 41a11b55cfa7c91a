import { Banknote, type LucideIcon, PackageSearch, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useShop } from "@/lib/shop";

const points: { key: "cash" | "track" | "returns"; Icon: LucideIcon }[] = [
  { key: "cash", Icon: Banknote },
  { key: "track", Icon: PackageSearch },
  { key: "returns", Icon: Undo2 },
];

/** The welcome next to the forms: morning over the hills, and why to buy here. Large screens only. */
export default function AuthBanner() {
  const { t } = useTranslation("banner");
  const { name, tagline } = useShop();
  return (
    <aside className="gradient-paddy relative h-full overflow-hidden text-white">
      <div className="sticky top-0 flex h-dvh flex-col">
        <div className="awning" />
        <div className="my-auto grid gap-8 px-12 py-10 xl:px-16">
          <div className="grid gap-4">
            <p className="font-display text-3xl font-bold text-balance">{t("title", { shop: name })}</p>
            {tagline && <p className="max-w-md text-lg text-white/90">{tagline}</p>}
          </div>
          <ul className="grid gap-4">
            {points.map(({ key, Icon }) => (
              <li key={key} className="flex items-center gap-4">
                <span className="grid size-11 shrink-0 place-content-center rounded-full bg-white/15">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                {t(`points.${key}`)}
              </li>
            ))}
          </ul>
        </div>
        <BazaarMorning />
      </div>
    </aside>
  );
}

/** Hills, sun and a row of stalls, drawn in the banner's own colours. */
function BazaarMorning() {
  return (
    <svg
      viewBox="0 0 600 220"
      className="block w-full shrink-0"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <circle cx="455" cy="78" r="38" fill="#f4a62a" />
      <path
        d="M0 150 70 84l22 8 38-50 16 2 46 66 40-22 44 40 54-74 18 4 50 62 42-26 60 48 40-30 60 60v68H0z"
        fill="#ffffff"
        opacity="0.14"
      />
      <path d="M0 176 90 128l60 34 84-52 70 48 88-36 76 44 132-52v106H0z" fill="#ffffff" opacity="0.16" />
      {[60, 236, 412].map((x, at) => (
        <g key={x} transform={`translate(${x} ${132 + (at % 2) * 6})`}>
          <path
            d="M0 0h128v12a16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0z"
            fill="#fbf7ef"
          />
          <path d="M32 0h32v12a16 16 0 0 1-32 0zM96 0h32v12a16 16 0 0 1-32 0z" fill="#f4a62a" />
          <path d="M8 26v62M120 26v62" stroke="#fbf7ef" strokeWidth="4" />
          <path d="M4 60h120v10H4z" fill="#fbf7ef" />
          <circle cx="36" cy="52" r="8" fill="#f4a62a" />
          <circle cx="54" cy="53" r="7" fill="#e7695b" />
          <path d="M72 42h16v18H72zM92 48h14v12H92z" fill="#ffffff" opacity="0.75" />
        </g>
      ))}
    </svg>
  );
}
