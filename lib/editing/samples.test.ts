import { checkSamples, fingerprintOf, readSamples } from './samples';

const guide = `# Writing

\`\`\`mdx docs=keys
<Keys combo="Alt+A" />
\`\`\`

![Keys](components/keys.png)

\`\`\`\`mdx pages=steps
<Steps>

\`\`\`sh
ls
\`\`\`

</Steps>
\`\`\`\`

\`\`\`sh
npm run pictures
\`\`\`
`;

describe('examples of the authors’ guide', () => {
  const samples = readSamples(guide);

  it('are read with the place of their text, and with blocks of code inside', () => {
    expect(samples).toEqual([
      { folder: 'docs', name: 'keys', text: '<Keys combo="Alt+A" />', line: 4, isShown: true },
      { folder: 'pages', name: 'steps', text: '<Steps>\n\n```sh\nls\n```\n\n</Steps>', line: 10, isShown: false },
    ]);
  });

  it('show every component, and have pictures of what they say', () => {
    const drawn = Object.fromEntries(samples.map((sample) => [sample.name, fingerprintOf(sample)]));
    const shown = samples.map((sample) => ({ ...sample, isShown: true }));
    expect(checkSamples(shown, ['Keys', 'Steps'], drawn, () => true)).toEqual([]);
  });

  it.each([
    ['a component without one', samples.slice(0, 1), ['Keys', 'Tabs'], undefined, 'No example shows <Tabs>.'],
    ['a picture that is not shown', samples, ['Keys'], undefined, 'The picture of the example "steps" is not shown.'],
    ['a text that has changed', samples.slice(0, 1), ['Keys'], 'other', 'of another text, or is missing'],
  ])('a message for %s', (_, some, components, fingerprint, message) => {
    const drawn = Object.fromEntries(some.map((sample) => [sample.name, fingerprint ?? fingerprintOf(sample)]));
    const problems = checkSamples(some, components, drawn, () => true);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
  });

  it('a message for a picture whose file is gone', () => {
    const [keys] = samples;
    if (!keys) throw new Error('no sample');
    const problems = checkSamples([keys], ['Keys'], { keys: fingerprintOf(keys) }, () => false);
    expect(problems.map(({ line }) => line)).toEqual([4]);
  });
});
