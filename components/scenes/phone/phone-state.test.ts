import { afterGesture, type Gesture, gestures, isInEffect, messageFor, type PhoneState } from './phone-state';

const original: PhoneState = { page: 'original', isPanelOpen: false, isPictureTranslated: false };

const after = (...made: Gesture[]) => made.reduce(afterGesture, original);

test.each(gestures)('[PAGE-06] %s has its effect, and takes it back', (gesture) => {
  expect(isInEffect(gesture, after(gesture))).toBe(true);
  expect(after(gesture, gesture)).toEqual(original);
});

test('[PAGE-06] the panel lies upon the page, so that any other gesture closes it', () => {
  expect(after('hold', 'picture')).toEqual({ ...original, isPictureTranslated: true });
  expect(after('hold', 'triple').isPanelOpen).toBe(false);
});

test('[PAGE-06] three taps translate one paragraph only, also of a page that is bilingual, and a tap the others', () => {
  expect(after('tap', 'triple').page).toBe('paragraph');
  expect(after('triple', 'tap').page).toBe('bilingual');
});

test('[PAGE-06] each gesture says what it has done', () => {
  const said = gestures.flatMap((gesture) => [messageFor(gesture, after(gesture)), messageFor(gesture, original)]);
  expect(said).toEqual([
    'bilingual',
    'original',
    'panelOpen',
    'panelClosed',
    'pictureTranslated',
    'pictureOriginal',
    'paragraph',
    'original',
  ]);
});
