import type { HanFolding } from './fold';

/**
 * The simplified character for each traditional one that has one. At build only: an index carries the part of it that it
 * needs. Character by character, because a browser folds a query the same way, without OpenCC's phrases.
 */
export async function simplifiedCharacters(): Promise<HanFolding> {
  const { Converter } = await import('opencc-js/t2cn');
  const convert = Converter({ from: 't', to: 'cn' });
  const folding = new Map<string, string>();
  for (let code = 0x4e00; code <= 0x9fff; code += 1) {
    const traditional = String.fromCodePoint(code);
    const simplified = convert(traditional);
    if (simplified !== traditional && simplified.length === 1) folding.set(traditional, simplified);
  }
  return folding;
}
