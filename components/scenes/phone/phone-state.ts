/** The gestures, in the order of the buttons. */
export const gestures = ['tap', 'hold', 'picture', 'triple'] as const;

export type Gesture = (typeof gestures)[number];

/** What the phone shows. */
export interface PhoneState {
  /** `paragraph`: one is translated, the others are unchanged. */
  readonly page: 'original' | 'bilingual' | 'paragraph';
  readonly isPanelOpen: boolean;
  readonly isPictureTranslated: boolean;
}

/** The state after a gesture. A gesture whose effect is active reverts it, as in the product. */
export function afterGesture(state: PhoneState, gesture: Gesture): PhoneState {
  const { page } = state;
  const next = { ...state, isPanelOpen: false };
  switch (gesture) {
    case 'tap':
      return { ...next, page: page === 'bilingual' ? 'original' : 'bilingual' };
    case 'hold':
      return { ...state, isPanelOpen: !state.isPanelOpen };
    case 'picture':
      return { ...next, isPictureTranslated: !state.isPictureTranslated };
    case 'triple':
      return { ...next, page: page === 'paragraph' ? 'original' : 'paragraph' };
  }
}

/** Whether a gesture's effect is active. */
export function isInEffect(gesture: Gesture, { page, isPanelOpen, isPictureTranslated }: PhoneState): boolean {
  if (gesture === 'hold') return isPanelOpen;
  if (gesture === 'picture') return isPictureTranslated;
  return page === (gesture === 'tap' ? 'bilingual' : 'paragraph');
}

/** Key of the message that describes a gesture's effect. */
export function messageFor(gesture: Gesture, { page, isPanelOpen, isPictureTranslated }: PhoneState): string {
  if (gesture === 'hold') return isPanelOpen ? 'panelOpen' : 'panelClosed';
  if (gesture === 'picture') return isPictureTranslated ? 'pictureTranslated' : 'pictureOriginal';
  return page;
}
