export { planApiPages } from './pages/plan-pages.js';
export type { ApiLayout, ApiNavigationItem, ApiPageKind, ApiPagePlan, ApiPlan } from './pages/plan-pages.js';
export { createApiRenderer } from './pages/render-pages.js';
export type { PageMessage, PageTexts } from '../messages/page-texts.js';
export type { ApiLanguage } from './pages/api-language.js';
export type { RenderedApiPage } from './pages/render-pages.js';
export type { ApiPageSite, WrittenLink } from './pages/render-scope.js';
export type { SearchSection } from './pages/search-sections.js';
