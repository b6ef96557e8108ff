import { tabGroupSlot } from '../settings/storage-slot';

/** Synchronises tabs of one group across a page, and stores the choice. @returns a function that stops it */
export function startTabGroups(): () => void {
  const groups = () => [...document.querySelectorAll<HTMLElement>('[data-tab-group]')];
  const select = (group: string, value: string, except?: Element) => {
    for (const tabs of groups()) {
      if (tabs.dataset.tabGroup !== group || tabs === except) continue;
      const radio = [...tabs.querySelectorAll<HTMLInputElement>('.tab-list input')].find(
        (input) => input.value === value,
      );
      if (radio) radio.checked = true;
    }
  };
  const onChange = (event: Event) => {
    const radio = event.target;
    if (!(radio instanceof HTMLInputElement)) return;
    const tabs = radio.closest<HTMLElement>('.tabs');
    const group = tabs?.dataset.tabGroup;
    if (!tabs || !group) return;
    tabGroupSlot(group).set(radio.value);
    select(group, radio.value, tabs);
  };
  for (const group of new Set(groups().flatMap((tabs) => tabs.dataset.tabGroup ?? []))) {
    const stored = tabGroupSlot(group).get();
    if (stored !== undefined) select(group, stored);
  }
  document.addEventListener('change', onChange);
  return () => document.removeEventListener('change', onChange);
}
