import type { VariantTerms } from './variant-terms';

export type ConvertText = (text: string) => string;

/**
 * Turns mainland Chinese into that of Taiwan: OpenCC with its phrases (软件 becomes 軟體), and before it the editors' own
 * terms, the longest first. At build only, and loaded when it is asked for: the dictionaries take a moment to unfold.
 */
export async function createTaiwanConverter({ terms, keep }: VariantTerms): Promise<ConvertText> {
  const { Converter } = await import('opencc-js/cn2t');
  const convert = Converter({ from: 'cn', to: 'twp' });
  const settled = new Map([...Object.entries(terms), ...keep.map((name) => [name, name] as const)]);
  if (settled.size === 0) return convert;
  const words = [...settled.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  // Every second part is one of the words.
  return (text) =>
    text
      .split(pattern)
      .map((part) => settled.get(part) ?? convert(part))
      .join('');
}
