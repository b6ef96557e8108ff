import { useState } from 'react';
import { searchSlashSlot } from '@/lib/browser/settings/storage-slot';

/** Lets those switch the slash off whom a shortcut of one character is in the way of (WCAG 2.1.4). */
export function SlashSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(() => searchSlashSlot.get() !== 'off');
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          if (checked) searchSlashSlot.remove();
          else searchSlashSlot.set('off');
        }}
      />
      <span>
        <kbd>/</kbd> {label}
      </span>
    </label>
  );
}
