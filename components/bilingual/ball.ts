import { leadFocusOut } from '@/lib/browser/menus/focus';

/** The product's ball at the edge of the window: toggles the second language from anywhere on the page. */
export interface Ball {
  readonly show: (isOn: boolean) => void;
  /** Shown only while the page's button is out of view. */
  readonly follow: (button: HTMLElement | undefined) => void;
}

const drawing =
  '<svg class="icon ball-picture" aria-hidden="true" viewBox="0 0 24 24"><path d="M5 8h14"/><path d="M5 13h10" class="ball-second"/><path d="M5 17h10" class="ball-second"/></svg>';

/** @param toggle called when it is pressed */
export function makeBall(name: string, toggle: () => void): Ball {
  const ball = document.createElement('button');
  ball.type = 'button';
  ball.className = 'ball bilingual-ball';
  ball.ariaLabel = name;
  ball.innerHTML = drawing;
  ball.hidden = true;
  ball.addEventListener('click', toggle);
  document.body.append(ball);

  let isUsed = false;
  let isButtonSeen = true;
  let followed: HTMLElement | undefined;
  const settle = () => {
    const isHidden = !isUsed || isButtonSeen;
    if (isHidden) leadFocusOut(ball, followed);
    ball.hidden = isHidden;
  };
  const observer = new IntersectionObserver((entries) => {
    isButtonSeen = entries.at(-1)?.isIntersecting ?? true;
    settle();
  });
  return {
    show: (isOn) => {
      isUsed ||= isOn;
      ball.setAttribute('aria-pressed', String(isOn));
      settle();
    },
    follow: (button) => {
      if (button === followed) return;
      followed = button;
      observer.disconnect();
      if (button) observer.observe(button);
      else {
        isButtonSeen = true;
        settle();
      }
    },
  };
}
