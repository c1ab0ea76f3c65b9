import type { FeedbackDetail } from '@org/site-model';
import { SHELL_EVENTS } from '../../model/constants.js';
import { closestTarget } from '../closest-target.js';

const SENT = 'data-sent';

/** Says the thanks to screen readers. Not in the question: that is part of what React takes over, as the server made it. */
const status = Object.assign(document.createElement('div'), { role: 'status', className: 'visually-hidden' });

/** Tells the site what a reader says of the page, by an event; nothing leaves the browser. */
export function start(): void {
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, '.feedback > button');
    const form = button?.parentElement;
    if (!form) return;
    // The first answer is yes.
    const isHelpful = button === form.querySelector('button');
    const detail: FeedbackDetail = { path: location.pathname, isHelpful };
    document.dispatchEvent(new CustomEvent(SHELL_EVENTS.feedback, { detail }));
    form.setAttribute(SENT, '');
    status.textContent = form.dataset.thanks ?? '';
  });
}

/** The question stays where it is from page to page, and is asked anew. */
export function attach(): void {
  for (const form of document.querySelectorAll('.feedback')) form.removeAttribute(SENT);
  // There before it says anything: a screen reader tells of what changes.
  document.body.append(status);
  status.textContent = '';
}
