/** The part of its options that the shop uses; the package brings no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: {
      targetFormat: "woff2" | "sfnt";
      noHinting?: boolean;
      keepFeatures?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
