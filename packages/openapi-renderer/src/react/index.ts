export { planApiPages } from './pages/plan-pages.js';
export type { ApiLayout, ApiNavigationItem, ApiPageKind, ApiPagePlan, ApiPlan } from './pages/plan-pages.js';
export { createApiRenderer } from './pages/render-pages.js';
export type { ApiLanguage, PageMessage } from '../messages/page-messages.js';
export type { ApiRendererOptions, RenderedApiPage } from './pages/render-pages.js';
export type { ApiPageSite, WrittenLink } from './pages/page-context.js';
