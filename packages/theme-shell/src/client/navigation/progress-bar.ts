import {
  PROGRESS_CEILING,
  PROGRESS_DELAY,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED,
} from '../../model/constants.js';

/** A decorative bar at the top of the window, for navigations that take longer than {@link PROGRESS_DELAY}. */
export class ProgressBar {
  #bar: HTMLElement | null = null;
  #delay: ReturnType<typeof setTimeout> | undefined;
  #trickle: ReturnType<typeof setInterval> | undefined;
  #fraction = 0;

  /** A navigation that follows another starts from nothing, like the first. */
  start(): void {
    this.#clear();
    this.#bar?.remove();
    this.#bar = null;
    this.#delay = setTimeout(() => this.#show(), PROGRESS_DELAY);
  }

  done(): void {
    this.#clear();
    const bar = this.#bar;
    if (!bar) return;
    this.#bar = null;
    paint(bar, 1);
    bar.style.opacity = '0';
    setTimeout(() => bar.remove(), PROGRESS_SPEED * 2);
  }

  #show(): void {
    this.#bar ??= createBar();
    this.#set(PROGRESS_MINIMUM);
    this.#trickle = setInterval(
      () => this.#set(this.#fraction + Math.random() * PROGRESS_TRICKLE_RATE),
      PROGRESS_TRICKLE_SPEED,
    );
  }

  #set(fraction: number): void {
    this.#fraction = Math.min(fraction, PROGRESS_CEILING);
    if (this.#bar) paint(this.#bar, this.#fraction);
  }

  #clear(): void {
    clearTimeout(this.#delay);
    clearInterval(this.#trickle);
  }
}

function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.ariaHidden = 'true';
  bar.style.transitionDuration = `${PROGRESS_SPEED}ms`;
  document.body.append(bar);
  return bar;
}

function paint(bar: HTMLElement, fraction: number): void {
  bar.style.scale = `${fraction} 1`;
}
