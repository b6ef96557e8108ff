export interface CueTimes {
  readonly from: number;
  readonly to: number;
}

/** Index of the subtitle at a time; -1 where there is none. Times are in seconds; a cue ends before its `to`. */
export function cueAt(cues: readonly CueTimes[], time: number): number {
  return cues.findIndex(({ from, to }) => from <= time && time < to);
}
