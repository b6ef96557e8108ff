import { packTexts } from './build-files';
import { type PageTexts, textsAddresses } from './index-format';

const pageOf = (route: string, letters = 10): PageTexts => ({
  route,
  sections: [[1, null, route, 0, ['a'.repeat(letters)]]],
});

describe('packTexts', () => {
  test('[SEARCH-13] short texts of neighbours are in one file, a long one has its own', () => {
    const { files } = packTexts([pageOf('/a/'), pageOf('/b/'), pageOf('/long/', 20_000), pageOf('/c/')]);
    expect(files.map((file) => Object.values(file).map(({ route }) => route))).toEqual([
      ['/a/', '/b/'],
      ['/long/'],
      ['/c/'],
    ]);
  });

  test('[SEARCH-13] every page is found at its address, by its number', () => {
    const pages = Array.from({ length: 40 }, (_, at) => pageOf(`/${at}/`, at * 300));
    const packed = packTexts(pages);
    const addresses = textsAddresses(packed);
    const files = new Map(packed.files.map((file, at) => [[...new Set(addresses)][at], file]));
    expect(pages.map((_, page) => files.get(addresses[page])?.[page])).toEqual(pages);
  });

  test('[SEARCH-13] an edited page changes the names of its group alone', () => {
    const pages = Array.from({ length: 40 }, (_, at) => pageOf(`/${at}/`));
    const before = textsAddresses(packTexts(pages));
    const after = textsAddresses(packTexts(pages.map((page, at) => (at === 20 ? pageOf('/20/', 11) : page))));
    const changed = pages.map((_, page) => page).filter((page) => before[page] !== after[page]);
    expect([changed[0], changed.at(-1)]).toEqual([16, 31]);
  });
});
