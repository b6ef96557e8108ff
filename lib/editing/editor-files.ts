import path from 'node:path';
import { frontMatterSchemas } from '@/lib/content/entry';
import { componentSnippets, frontMatterSnippets, jsonSchemaOf } from './editor-snippets';
import { folderOfKind, type PageKind } from './new-page';
import type { Sample } from './samples';

/** A file of JSON for VS Code. */
interface EditorFile {
  readonly file: string;
  readonly content: unknown;
}

const folder = '.vscode';

/**
 * The files that are made from the schemas of front matter and components, for completion in editors. They are
 * committed: `npm run schemas` writes them.
 *
 * @param samples examples of the authors' guide
 * @throws where the guide has no example of a component
 */
export function editorFiles(samples: readonly Sample[]): EditorFile[] {
  const kinds = Object.keys(folderOfKind) as PageKind[];
  const schemas = kinds.map((kind) => {
    const { $schema, ...schema } = jsonSchemaOf(frontMatterSchemas[folderOfKind[kind]]);
    return {
      file: path.join(folder, 'schemas', `${kind}.schema.json`),
      content: { $schema, title: `Front matter of a ${kind}`, ...schema },
    };
  });
  return [
    ...schemas,
    { file: path.join(folder, 'mdx-components.code-snippets'), content: componentSnippets(samples) },
    { file: path.join(folder, 'front-matter.code-snippets'), content: frontMatterSnippets() },
  ];
}
