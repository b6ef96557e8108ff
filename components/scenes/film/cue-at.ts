export interface CueTimes {
  readonly from: number;
  readonly to: number;
}

/** Which subtitle shows at a time; -1 where nobody speaks. Times are seconds; a cue ends before its `to`. */
export function cueAt(cues: readonly CueTimes[], time: number): number {
  return cues.findIndex(({ from, to }) => from <= time && time < to);
}
