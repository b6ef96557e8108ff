/** Colours of an evening, in every theme. */
export const dusk = {
  sky: '#23283a',
  moon: '#f3e9cf',
  far: '#323a52',
  near: '#171b28',
  train: '#525c7a',
  windows: '#f2c879',
} as const;
