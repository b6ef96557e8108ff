import fc from 'fast-check';
import { currentStep, parseProgress, practiceSteps, withStep } from './practice-progress';

describe('the progress of the practice', () => {
  test('is read as it was stored', () => {
    const progress = withStep(withStep({}, 'page', 'done'), 'hover', 'skipped');
    expect(parseProgress(JSON.stringify(progress))).toEqual({ page: 'done', hover: 'skipped' });
  });

  test.each([undefined, '', '{', 'null', '3', '"done"', '[]', '{"page":true,"other":"done"}'])(
    'is empty where storage holds %p',
    (stored) => {
      expect(parseProgress(stored)).toEqual({});
    },
  );

  test('leads to the first step that is neither done nor skipped', () => {
    expect(currentStep({})).toBe('page');
    expect(currentStep({ page: 'skipped', input: 'done' })).toBe('hover');
    expect(currentStep({ page: 'done', hover: 'skipped', input: 'done' })).toBeUndefined();
  });

  test('a skipped step can be done later, and a done one is not undone by skipping', () => {
    expect(withStep({ page: 'skipped' }, 'page', 'done')).toEqual({ page: 'done' });
    expect(withStep({ page: 'done' }, 'page', 'skipped')).toEqual({ page: 'done' });
  });

  test('is steps with their states and nothing else, whatever storage holds', () => {
    const state = fc.constantFrom('done', 'skipped', 'DONE', '', null, 1, {}, ['done']);
    const name = fc.constantFrom(...practiceSteps, 'other', 'constructor', '__proto__');
    const almost = fc.dictionary(name, state).map((states) => JSON.stringify(states));
    fc.assert(
      fc.property(fc.oneof(almost, fc.json(), fc.string({ unit: 'binary' })), (stored) => {
        const progress = parseProgress(stored);
        expect(practiceSteps).toEqual(expect.arrayContaining(Object.keys(progress)));
        for (const found of Object.values(progress)) expect(['done', 'skipped']).toContain(found);
        expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
      }),
      { numRuns: 5000 },
    );
  });
});
