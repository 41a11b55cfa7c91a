import type { Canvas } from "../kit/garment/cloth-art";

/** The bunched waistband of elastic. */
export function elasticWaist({ pen, x, y, unit }: Canvas, bottom = 6.2): void {
  pen.fillStyle = "rgba(0,0,0,0.16)";
  pen.fillRect(x(-3), y(bottom), 6 * unit, 0.05 * unit);
  pen.lineWidth = 0.05 * unit;
  for (let i = -34; i <= 34; i++) {
    pen.strokeStyle = `rgba(0,0,0,${0.12 + 0.12 * Math.abs(Math.sin(i * 7.3))})`;
    pen.beginPath();
    pen.moveTo(x(i * 0.085), y(7));
    pen.lineTo(x(i * 0.085 + 0.03), y(bottom));
    pen.stroke();
  }
}

/** The seam of the fly and the two slanting pocket edges. */
export function frontSeams({ pen, x, y, unit }: Canvas, paint: string): void {
  pen.strokeStyle = paint;
  pen.lineWidth = 0.05 * unit;
  pen.beginPath();
  pen.moveTo(x(0), y(7));
  pen.lineTo(x(0), y(2.7));
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x(side * 1.5), y(6.2));
    pen.quadraticCurveTo(x(side * 1.75), y(4.9), x(side * 2.95), y(4.3));
    pen.stroke();
  }
}
