/** The nearest element around an event's target, or the target itself, that matches; `null` where the target is no element. */
export const closestTarget = <Found extends Element = HTMLElement>(
  { target }: Pick<Event, 'target'>,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
