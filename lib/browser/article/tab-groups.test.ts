/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { tabGroupSlot } from '../settings/storage-slot';
import { startTabGroups } from './tab-groups';

/** Tabs as the site renders them: radio buttons, the first of them checked. */
function tabs(name: string, group: string | undefined, values: readonly string[]): string {
  const radios = values.map(
    (value, index) =>
      `<label><input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''}>${value}</label>`,
  );
  const attribute = group === undefined ? '' : `data-tab-group="${group}"`;
  return `<div class="tabs" ${attribute}><div class="tab-list" role="radiogroup" aria-label="${name}">${radios.join('')}</div></div>`;
}

const radio = (list: string, value: string) =>
  within(screen.getByRole('radiogroup', { name: list })).getByRole('radio', { name: value });

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = [
    tabs('install', 'browser', ['chrome', 'firefox']),
    tabs('update', 'browser', ['edge', 'chrome', 'firefox']),
    tabs('mobile', 'browser', ['kiwi', 'safari']),
    tabs('system', 'system', ['linux', 'firefox']),
    tabs('alone', undefined, ['one', 'firefox']),
  ].join('');
});

afterEach(() => stop());

describe('tabs of one group', () => {
  test('[DOCS-09] follow the choice in one of them', () => {
    stop = startTabGroups();
    fireEvent.click(radio('install', 'firefox'));
    expect(radio('update', 'firefox')).toBeChecked();
  });

  test('[DOCS-09] stay where they are if they have no such tab', () => {
    stop = startTabGroups();
    fireEvent.click(radio('install', 'firefox'));
    expect(radio('mobile', 'kiwi')).toBeChecked();
  });

  test('[DOCS-09] leave other groups, and tabs of no group, alone', () => {
    stop = startTabGroups();
    fireEvent.click(radio('install', 'firefox'));
    expect(radio('system', 'linux')).toBeChecked();
    expect(radio('alone', 'one')).toBeChecked();
  });

  test('[DOCS-09] remember the choice', () => {
    stop = startTabGroups();
    fireEvent.click(radio('install', 'firefox'));
    expect(tabGroupSlot('browser').get()).toBe('firefox');
  });

  test('[DOCS-09] open the next page with it', () => {
    tabGroupSlot('browser').set('firefox');
    stop = startTabGroups();
    expect(radio('install', 'firefox')).toBeChecked();
    expect(radio('update', 'firefox')).toBeChecked();
  });

  test.each(['netscape', '', '"]'])('[DOCS-09] open as they are written where "%s" is stored', (stored) => {
    tabGroupSlot('browser').set(stored);
    stop = startTabGroups();
    expect(radio('install', 'chrome')).toBeChecked();
    expect(radio('update', 'edge')).toBeChecked();
  });

  test('[DOCS-09] follow each other where nothing can be stored', () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    stop = startTabGroups();
    fireEvent.click(radio('install', 'firefox'));
    storage.mockRestore();
    expect(radio('update', 'firefox')).toBeChecked();
  });

  test('[DOCS-09] no longer follow once that is stopped', () => {
    startTabGroups()();
    fireEvent.click(radio('install', 'firefox'));
    expect(radio('update', 'edge')).toBeChecked();
  });
});

test('[DOCS-09] tabs of no group remember nothing', () => {
  stop = startTabGroups();
  fireEvent.click(radio('alone', 'firefox'));
  expect(localStorage).toHaveLength(0);
});

test('[DOCS-09] a field inside of a tab is no tab, and is not remembered', () => {
  const group = radio('install', 'chrome').closest('.tabs');
  group?.insertAdjacentHTML('beforeend', '<div class="tab-panel"><select><option>a</option></select></div>');
  stop = startTabGroups();
  fireEvent.change(screen.getByRole('combobox'));
  expect(localStorage).toHaveLength(0);
});

describe('tabs of no group inside of a tab', () => {
  beforeEach(() => {
    const outer = radio('install', 'chrome').closest('.tabs');
    outer?.insertAdjacentHTML(
      'beforeend',
      `<div class="tab-panel">${tabs('inner', undefined, ['edge', 'firefox'])}</div>`,
    );
    stop = startTabGroups();
  });

  test('[DOCS-09] remember nothing', () => {
    fireEvent.click(radio('inner', 'firefox'));
    expect(localStorage).toHaveLength(0);
  });

  test('[DOCS-09] leave the group around them alone', () => {
    fireEvent.click(radio('inner', 'firefox'));
    expect(radio('install', 'chrome')).toBeChecked();
    expect(radio('update', 'edge')).toBeChecked();
  });

  test('[DOCS-09] stay where they are when the group around them changes', () => {
    fireEvent.click(radio('update', 'firefox'));
    expect(radio('install', 'firefox')).toBeChecked();
    expect(radio('inner', 'edge')).toBeChecked();
  });
});
