/** An item of the visitor's storage. Storage may be blocked, full or hold invalid data: a slot never throws. */
export interface StorageSlot {
  readonly key: string;
  /** The stored string; `undefined` where there is none or storage cannot be read. */
  get(): string | undefined;
  /** Stores a string. @returns whether it could be stored */
  set(value: string): boolean;
  remove(): void;
}

// Lets the bundler drop the slots that a script does not use.
/* @__NO_SIDE_EFFECTS__ */
function createSlot(key: string, storage: () => Storage = () => localStorage): StorageSlot {
  return {
    key,
    get: () => {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (value) => {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
}

/** The locale chosen in the switcher. The landing pages read the same key. */
export const localeSlot = createSlot('locale');

/** The docs version that the visitor read last. */
export const preferredVersionSlot = createSlot('docs-preferred-version');

/** `light` or `dark`, as the visitor chose. */
export const themeSlot = createSlot('theme');

/** `true` where the visitor closed the announcement bar of the identifier in `announcementIdSlot`. */
export const announcementDismissSlot = createSlot('docusaurus.announcement.dismiss');
export const announcementIdSlot = createSlot('docusaurus.announcement.id');

/** The account application's data about the visitor, as JSON. Read only. */
export const userInfoSlot = createSlot('user_info');

/** `off` where the visitor has disabled the slash shortcut of the search. */
export const searchSlashSlot = createSlot('search.slash');

/** Chosen and favourite hits, as the search interface stores them for an engine's index. */
export const recentSearchesSlot = (indexName: string): StorageSlot =>
  createSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
export const favoriteSearchesSlot = (indexName: string): StorageSlot =>
  createSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);

/** How the visitor reads the documentation (`parseChoice`); it begins with `on` where two languages are shown. */
export const bilingualSlot = createSlot('docs.bilingual');

/** The visitor's progress in the practice of the first steps, as JSON. */
export const practiceSlot = createSlot('welcome.practice');

/** Feedback that could not be sent yet, as JSON (`components/feedback/kept-reports.ts`). */
export const feedbackSlot = createSlot('docs.feedback');

/** The chosen tab of a group ("browser": "firefox"). */
export const tabGroupSlot = (group: string): StorageSlot => createSlot(`tab-group.${group}`);

/** Scroll positions of this tab's pages, as JSON. */
export const scrollPositionsSlot = createSlot('scroll-positions', () => sessionStorage);

/** `document.cookie`; `undefined` where cookies cannot be read, as in a frame without an origin. */
export function readCookies(): string | undefined {
  try {
    return document.cookie;
  } catch {
    return undefined;
  }
}
