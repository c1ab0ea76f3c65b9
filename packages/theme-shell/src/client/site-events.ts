import type { FeedbackDetail, SearchedDetail } from '@org/site-model';
import { SHELL_EVENTS } from '../model/constants.js';

/** A page that has been shown in place of another one. */
export interface Navigated {
  /** With the base path, without query and hash. */
  path: string;
  title: string;
}

/** Takes the listener away. */
export type StopListening = () => void;

/** Tells of each page that is shown in place of another one. Nothing is sent anywhere: that is up to the listener. */
export const onNavigate = (listener: (page: Navigated) => void): StopListening =>
  on(SHELL_EVENTS.pageShown, () => listener({ path: location.pathname, title: document.title }));

/** Tells what readers have searched for, once they stay with what was found for a second. */
export const onSearch = (listener: (search: SearchedDetail) => void): StopListening =>
  on(SHELL_EVENTS.searched, ({ detail }: CustomEvent<SearchedDetail>) => listener(detail));

/** Tells what readers say of pages that ask whether they were helpful. */
export const onFeedback = (listener: (feedback: FeedbackDetail) => void): StopListening =>
  on(SHELL_EVENTS.feedback, ({ detail }: CustomEvent<FeedbackDetail>) => listener(detail));

function on<Detail>(name: string, handle: (event: CustomEvent<Detail>) => void): StopListening {
  const listen = handle as (event: Event) => void;
  document.addEventListener(name, listen);
  return () => document.removeEventListener(name, listen);
}
