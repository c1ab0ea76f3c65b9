const canUseDOM = typeof window !== 'undefined';

/** Where the code runs. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
};

export default environment;
