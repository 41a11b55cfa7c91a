import type { Pen } from "./texture";

type Style = {
  size: number;
  weight?: number;
  color?: string;
  align?: CanvasTextAlign;
  devanagari?: boolean;
  /** The text is made smaller until it fits this width in pixels. */
  fit?: number;
};

/** Writes one line of text; the fonts are Noto Sans and Noto Sans Devanagari, so that drawing is repeatable. */
export function write(pen: Pen, text: string, x: number, y: number, style: Style): void {
  const family = style.devanagari ? '"Noto Sans Devanagari", "Noto Sans"' : '"Noto Sans", sans-serif';
  let size = style.size;
  const use = () => {
    pen.font = `${style.weight ?? 600} ${size}px ${family}`;
  };
  use();
  while (style.fit && size > 8 && pen.measureText(text).width > style.fit) {
    size *= 0.95;
    use();
  }
  pen.textAlign = style.align ?? "center";
  pen.fillStyle = style.color ?? "#fff";
  pen.fillText(text, x, y);
}
