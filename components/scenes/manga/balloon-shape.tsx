export interface BalloonTail {
  /** Angle at which it leaves the balloon, in degrees clockwise from the right. */
  readonly at: number;
  /** Its end, in hundredths of the balloon's width and height. */
  readonly tip: readonly [x: number, y: number];
}

/** Half of the angle of the tail's base, in degrees. */
const halfRoot = 13;

type Point = readonly [x: number, y: number];

const onEllipse = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [50 + 50 * Math.cos(angle), 50 + 50 * Math.sin(angle)];
};
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const print = (point: Point) => point.map((value) => Math.round(value * 10) / 10).join(' ');

/** A balloon and its tail as one outline, stretched over the element that contains its text. */
export function BalloonShape({ tail: { at, tip } }: { tail: BalloonTail }) {
  const [first, second] = [onEllipse(at + halfRoot), onEllipse(at - halfRoot)];
  const axis = between(onEllipse(at), tip, 0.45);
  const [into, out] = [between(between(second, tip, 0.5), axis, 0.4), between(between(first, tip, 0.5), axis, 0.4)];
  return (
    <svg className="balloon-shape" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M${print(first)}A50 50 0 1 1 ${print(second)}Q${print(into)} ${print(tip)}Q${print(out)} ${print(first)}z`}
      />
    </svg>
  );
}
