import type { Outline } from './fonts';

/**
 * How much of each pixel a shape covers. Contours add the signed area under their edges to a buffer, which is summed up
 * along each row: exact coverage without sorting, by sums and products alone, so that every machine gets the same
 * result. The method is that of https://github.com/raphlinus/font-rs.
 */
export class Coverage {
  private readonly area: Float32Array;
  /** Bounds of the covered area. */
  private top: number;
  private bottom = 0;
  private left: number;
  private right = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    // One more column, for the remainder of an edge at the right border.
    this.area = new Float32Array((width + 2) * height);
    this.top = height;
    this.left = width;
  }

  /** Adds a glyph's outline with its origin at a position of the picture, y downwards. */
  addOutline(outline: Outline, x: number, y: number, scale: number): void {
    let [startX, startY, lastX, lastY] = [0, 0, 0, 0];
    const lineTo = (nextX: number, nextY: number) => {
      this.addEdge(lastX, lastY, nextX, nextY);
      [lastX, lastY] = [nextX, nextY];
    };
    for (const { type, values } of outline) {
      const points = values.map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale));
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
      if (type === 'M') [startX, startY, lastX, lastY] = [a, b, a, b];
      else if (type === 'L') lineTo(a, b);
      else if (type === 'Q') {
        const [fromX, fromY] = [lastX, lastY];
        const steps = stepsFor(Math.abs(fromX - 2 * a + c) + Math.abs(fromY - 2 * b + d));
        for (let step = 1; step <= steps; step += 1) {
          const t = step / steps;
          const u = 1 - t;
          lineTo(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
        }
      } else if (type === 'C') {
        const [fromX, fromY] = [lastX, lastY];
        const steps = 2 * stepsFor(Math.abs(fromX - a - c + e) + Math.abs(fromY - b - d + f));
        for (let step = 1; step <= steps; step += 1) {
          const t = step / steps;
          const u = 1 - t;
          lineTo(
            u * u * u * fromX + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * e,
            u * u * u * fromY + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * f,
          );
        }
      } else lineTo(startX, startY);
    }
  }

  private addEdge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const sign = fromY < toY ? 1 : -1;
    const [x0, y0, x1, y1] = fromY < toY ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
    const slope = (x1 - x0) / (y1 - y0);
    const first = Math.max(0, Math.floor(y0));
    const last = Math.min(this.height, Math.ceil(y1));
    this.top = Math.min(this.top, first);
    this.bottom = Math.max(this.bottom, last);
    for (let row = first; row < last; row += 1) {
      const enter = Math.max(row, y0);
      const leave = Math.min(row + 1, y1);
      this.addToRow(row, x0 + (enter - y0) * slope, x0 + (leave - y0) * slope, (leave - enter) * sign);
    }
  }

  /** @param amount the edge's height in this row, signed by its direction */
  private addToRow(row: number, enterX: number, leaveX: number, amount: number): void {
    const left = Math.min(Math.max(Math.min(enterX, leaveX), 0), this.width);
    const right = Math.min(Math.max(enterX, leaveX, 0), this.width);
    const offset = row * (this.width + 2);
    const first = Math.floor(left);
    const end = Math.ceil(right);
    this.left = Math.min(this.left, first);
    this.right = Math.max(this.right, first + 1, end);
    if (end <= first + 1) {
      const part = (left + right) / 2 - first;
      this.add(offset + first, amount * (1 - part));
      this.add(offset + first + 1, amount * part);
      return;
    }
    // The area under the edge up to each column; a column gets the difference to the previous one.
    const slope = 1 / (right - left);
    let before = 0;
    for (let column = first; column < end; column += 1) {
      const from = Math.max(left, column);
      const to = Math.min(right, column + 1);
      const reached = (to - left) * slope;
      const covered = (to - from) * slope * ((column + 1 - from + (column + 1 - to)) / 2) + (from - left) * slope;
      this.add(offset + column, amount * (covered - before));
      // The next column gets the rest.
      before = covered;
      if (column === end - 1) this.add(offset + end, amount * (reached - before));
    }
  }

  private add(at: number, value: number): void {
    this.area[at] = (this.area[at] ?? 0) + value;
  }

  /** Calls back for each covered pixel; the coverage is above 0 and up to 1. */
  forEach(use: (x: number, y: number, covered: number) => void): void {
    const { area } = this;
    const end = Math.min(this.right + 1, this.width);
    for (let y = this.top; y < this.bottom; y += 1) {
      const row = y * (this.width + 2);
      let sum = 0;
      for (let x = this.left; x < end; x += 1) {
        sum += area[row + x] ?? 0;
        const covered = Math.min(1, Math.abs(sum));
        if (covered > 0.004) use(x, y, covered);
      }
    }
  }
}

/** Number of lines that approximate a curve, by its distance from a straight line in pixels. */
function stepsFor(bend: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(bend)));
}
