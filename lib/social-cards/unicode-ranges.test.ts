import { coversCharacter, parseUnicodeRanges } from './unicode-ranges';

test('[EDGE-03] reads ranges and single characters of a font’s slice', () => {
  const ranges = parseUnicodeRanges('U+0460-052F, U+20B4,U+1f1e9-1f1f5');
  expect(ranges).toEqual([
    [0x460, 0x52f],
    [0x20b4, 0x20b4],
    [0x1f1e9, 0x1f1f5],
  ]);
  expect([0x45f, 0x460, 0x52f, 0x530, 0x20b4, 0x1f1f0].map((code) => coversCharacter(ranges, code))).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
});
