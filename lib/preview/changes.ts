import path from 'node:path';

/** Editors write a file in several steps, and git many files at once. */
const quietMilliseconds = 100;

/**
 * Collects names of changed files until none has been added for a moment, and passes them on as one set. One set at a
 * time: changes during the handling of a set form the next one.
 *
 * @param handle handles a set; must not throw
 */
export function createChangeQueue(handle: (files: ReadonlySet<string>) => Promise<void>): (file: string) => void {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const begin = async () => {
    timer = undefined;
    if (isBusy) return;
    isBusy = true;
    const files = pending;
    pending = new Set();
    await handle(files);
    isBusy = false;
    if (pending.size > 0 && timer === undefined) await begin();
  };
  return (file) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(begin, quietMilliseconds);
  };
}

/** What has to be rebuilt after files have changed. */
export interface Effect {
  /** The process that renders articles: its code has changed, and a process keeps the code that it has loaded. */
  readonly restart: boolean;
  /** The scripts of pages. */
  readonly scripts: boolean;
  /** More than the texts of pages: open windows reload the page. */
  readonly frame: boolean;
}

/** Configuration that is read anew each time. */
const configuration = ['site', 'sidebars', 'versions', 'redirects', 'discounts', 'campaigns'];

/** Folders that the live preview watches, beside the content's own. */
export const watchedFolders = ['app', 'components', 'content', 'i18n', 'lib', 'messages', 'public'];

/**
 * @param files paths from the project's root
 * @param contentRoot the site's own folder of pages and configuration
 */
export function effectOfChanges(files: Iterable<string>, contentRoot: string): Effect {
  const effect = { restart: false, scripts: false, frame: false };
  for (const file of files) {
    const [folder = ''] = file.split(path.sep);
    const isRead = configuration.some((name) => file === path.join(contentRoot, `${name}.ts`));
    const isCode = ['components', 'i18n', 'lib'].includes(folder);
    if (isCode || (file.endsWith('.ts') && !isRead && folder !== 'app')) effect.restart = true;
    if (isCode || folder === 'app') effect.scripts = true;
    if (!file.endsWith('.mdx')) effect.frame = true;
  }
  return effect;
}
