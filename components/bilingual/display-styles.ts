/** The product's display styles, by the names that its configuration gives them. */
export const translationStyles = [
  'none',
  'underline',
  'dotted',
  'dashed',
  'wavy',
  'marker',
  'marker2',
  'highlight',
  'background',
  'paper',
  'blockquote',
  'dividingLine',
  'solidBorder',
  'dashedBorder',
  'thinDashed',
  'nativeUnderline',
  'nativeDotted',
  'nativeDashed',
  'grey',
  'weakening',
  'opacity',
  'italic',
  'bold',
  'mask',
] as const;

export type TranslationStyle = (typeof translationStyles)[number];
