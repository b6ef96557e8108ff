import { mkdirSync, rmSync, statSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { sourceLocale } from '@/i18n/locales';
import { buildSite, type Site, type SiteSource } from '@/lib/content/build/build-site';
import { checkReferences } from '@/lib/content/build/check-site';
import { type CompileOptions, compileAll } from '@/lib/content/build/compile-all';
import { writePage, writeSite, writeTranslations } from '@/lib/content/build/write-content';
import type { RouteRecord, SiteData } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { formatProblem, type Problem } from '@/lib/content/problem';
import { listMdx, readEntry, standInEntry } from '@/lib/content/scan';
import { markdownRoute } from '@/lib/docs/markdown-page';
import { changelogFeedRoute } from '@/lib/docs/releases';
import { splitLocale } from '@/lib/routing/resolve-request';

export interface LiveContentOptions {
  readonly root: string;
  /** Folder of the built content. */
  readonly outFolder: string;
  readonly sourceOf: (entries: readonly ContentEntry[]) => Promise<SiteSource>;
  readonly optionsOf: (source: SiteSource) => CompileOptions;
  /** Compiles the whole site and returns its problems. */
  readonly problemsOf: (source: SiteSource) => Promise<readonly Problem[]>;
  /** Writes the search's files of a locale whose pages have been written. */
  readonly writeSearch: (site: Site) => Promise<void>;
}

interface FileState {
  /** Size and times of the file when it was read. */
  readonly mark: string;
  readonly entry?: ContentEntry;
  readonly problems: readonly Problem[];
}

interface SiteState extends Site {
  readonly source: SiteSource;
  readonly options: CompileOptions;
}

/** The content of the live preview: a page is compiled on request, and the whole site afterwards, to check it. */
export class LiveContent {
  private readonly files = new Map<string, FileState>();
  private site: SiteState | undefined;
  /** Pages whose written files are current. */
  private readonly written = new Map<string, Promise<void>>();
  /** Problems that the last check of the whole site has found, by file. */
  private found = new Map<string, readonly Problem[]>();

  constructor(private readonly options: LiveContentOptions) {
    rmSync(options.outFolder, { recursive: true, force: true });
    mkdirSync(options.outFolder, { recursive: true });
  }

  /**
   * Reads all changed files again, whatever reported the change and however they were saved.
   *
   * @returns the site, and whether more than the texts of pages has changed
   * @throws where the configuration cannot be read
   */
  async refresh(): Promise<{ readonly data: SiteData; readonly pages: number; readonly hasOtherFrame: boolean }> {
    this.readFiles();
    const entries = [...this.files.values()].flatMap(({ entry }) => entry ?? []);
    const source = { ...(await this.options.sourceOf(entries)), showsDrafts: true };
    const site = buildSite(source);
    this.site = { ...site, source, options: this.options.optionsOf(source) };
    const hasOtherFrame = await writeSite(source, site, this.options.outFolder);
    this.written.clear();
    return { data: site.data, pages: entries.length, hasOtherFrame };
  }

  /** Writes the files that the routes read for the page at an address, in whatever form the address is written. */
  async prepare(pathname: string): Promise<void> {
    const { locale, route } = splitLocale(pathname);
    const record = this.site?.data.routes.find((candidate) =>
      [
        candidate.route,
        candidate.route.slice(0, -1),
        markdownRoute(candidate.route),
        // Feeds lie beside the page that they are of.
        changelogFeedRoute(candidate.route),
      ].includes(route),
    );
    if (locale && record) await this.preparePage(locale, record);
  }

  /**
   * Compiles the whole site.
   *
   * @returns its problems, and whether they change what a page shows; `undefined` where the content has changed
   *   meanwhile
   */
  async check(): Promise<{ readonly problems: readonly string[]; readonly isNew: boolean } | undefined> {
    const { site } = this;
    if (!site) return undefined;
    const problems = [
      ...[...this.files.values()].flatMap((file) => file.problems),
      ...(await this.options.problemsOf(site.source)),
    ];
    if (this.site !== site) return undefined;
    const found = new Map(problems.map(({ file }) => [file, problems.filter((problem) => problem.file === file)]));
    const isNew = JSON.stringify([...found]) !== JSON.stringify([...this.found]);
    this.found = found;
    if (isNew) this.written.clear();
    return { problems: problems.map(formatProblem), isNew };
  }

  /** Writes the search's files of a locale. */
  async search(locale: Locale): Promise<void> {
    if (!this.site) return;
    const { data, store } = this.site;
    for (const record of data.routes) await this.preparePage(locale, record);
    await this.options.writeSearch({ store, data: { ...data, config: { ...data.config, locales: [locale] } } });
  }

  private readFiles(): void {
    const { root } = this.options;
    const present = new Set(listMdx(root));
    for (const file of this.files.keys()) {
      if (!present.has(file)) this.files.delete(file);
    }
    for (const file of present) {
      const mark = markOf(file);
      if (this.files.get(file)?.mark === mark) continue;
      const result = mark && readEntry(root, file);
      // Git has removed it since it was listed, and another change follows.
      if (!result) {
        this.files.delete(file);
        continue;
      }
      // A page that cannot be read is replaced by an empty one, which shows the error.
      const [entry, problems] = Array.isArray(result) ? [standInEntry(root, file), result] : [result, []];
      this.files.set(file, { mark, entry, problems });
      // The error may be fixed: the next check finds out.
      this.found.delete(file);
    }
  }

  private preparePage(locale: Locale, record: RouteRecord): Promise<void> {
    const key = `${locale} ${record.folder ?? record.kind}/${record.slug}`;
    const known = this.written.get(key) ?? this.writePage(locale, record);
    this.written.set(key, known);
    return known;
  }

  private async writePage(locale: Locale, { folder, slug = '', ...record }: RouteRecord): Promise<void> {
    const { site } = this;
    if (site && record.kind === 'translations') writeTranslations(locale, site.source, site, this.options.outFolder);
    if (!site || folder === undefined) return;
    const shown = site.store.find(locale, folder, slug)?.entry;
    if (!shown) return;
    // The source first, because its headings give a translation's identifiers.
    const original = site.store.find(sourceLocale, folder, slug)?.entry;
    const pages = original && original !== shown ? [original, shown] : [shown];
    const { compiled, problems } = await compileAll(pages, site.options);
    if (this.site !== site) return this.writePage(locale, { ...record, folder, slug });
    const { file } = shown;
    // A whole check also finds what other pages have to do with, and takes longer.
    const known = this.found.get(file) ?? [
      ...(this.files.get(file)?.problems ?? []),
      ...problems,
      ...checkReferences(this.options.root, [shown], site, compiled),
    ];
    // `/` has the text of `/home/`.
    const kind = record.kind === 'home' ? 'page' : record.kind;
    const { source, data, store } = site;
    writePage(
      locale,
      { ...record, kind, folder, slug },
      source,
      { data, store, compiled, problems: [...known] },
      this.options.outFolder,
    );
  }
}

/** A text that changes with a file; `undefined` where there is none. */
function markOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
}
