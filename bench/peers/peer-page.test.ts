import { addressOfDoc, peerPage } from './peer-page';

const doc = {
  id: 'CHANGELOG',
  title: 'What *is* new: 2',
  description: 'All: of it.',
  body: 'See [it](docs:usage#a).\n',
};

test('a page for a theme that writes the title itself', () => {
  const form = { folder: 'src/docs', endsWithSlash: true, hasHeading: false, namesSlug: true };
  expect(peerPage(doc, form)).toEqual({
    file: 'src/docs/CHANGELOG.md',
    text: '---\ntitle: "What *is* new: 2"\ndescription: "All: of it."\nslug: docs/CHANGELOG\n---\n\nSee [it](/docs/usage/#a).\n',
  });
});

test('a page for a theme that takes the title from the text', () => {
  const form = { folder: 'docs', endsWithSlash: false, hasHeading: true, namesSlug: false };
  expect(peerPage(doc, form).text).toBe(
    '---\ntitle: "What *is* new: 2"\ndescription: "All: of it."\n---\n\n# What \\*is\\* new: 2\n\nSee [it](/docs/usage#a).\n',
  );
});

test('the index has the folder’s address', () => {
  expect(addressOfDoc('index', false)).toBe('/docs/');
  expect(addressOfDoc('services/openai', true)).toBe('/docs/services/openai/');
});
