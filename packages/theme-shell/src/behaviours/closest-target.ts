/** The nearest element around an event's target, or the target itself, that matches; `null` where the target is no element. */
export const closestTarget = <Found extends Element = HTMLElement>(
  { target }: Pick<Event, 'target'>,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);

/** Whether a click asks for nothing but to follow what it is on: no other button of the mouse, no key beside it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
