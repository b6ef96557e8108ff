import { averageLengths, decodeShard, encodeShard } from './shard';

const none = new Map<number, number>();

describe('encodeShard', () => {
  test('[SEARCH-13] words come back in order, with their counts and the rough lengths of what they are in', () => {
    const film = [new Map([[0, 1]]), new Map([[5, 3]]), none];
    const video = [
      none,
      none,
      new Map([
        [3, 2],
        [700, 1],
        [701, 9],
      ]),
    ];
    const lengths = [
      new Map([
        [0, 3],
        [3, 4],
      ]),
      none,
      new Map([
        [0, 80],
        [3, 63],
        [700, 0],
        [701, 100],
      ]),
    ];
    const shard = decodeShard(
      encodeShard(
        new Map([
          ['video', video],
          ['film', film],
        ]),
        lengths,
      ),
    );
    expect(shard.terms).toEqual(['film', 'video']);
    expect(shard.postings).toEqual([film, video]);
    const [heading, keywords, content] = shard.lengths;
    expect(heading).toEqual(new Map([[0, 3]]));
    expect(keywords?.size).toBe(0);
    expect([...(content?.keys() ?? [])]).toEqual([3, 700, 701]);
    expect(content?.get(3)).toBe(63);
    expect(content?.get(700)).toBe(0);
    expect(Math.abs((content?.get(701) ?? 0) - 100)).toBeLessThan(20);
  });
});

describe('averageLengths', () => {
  test('[SEARCH-13] is 1 at least, of all sections', () => {
    expect(averageLengths([new Map([[0, 3]]), none, new Map([[1, 63]])], 4)).toEqual([1, 1, 15.75]);
  });
});
