/** Objects to start from, one for each parameter of the REST API, with the example project of the documentation. */
export interface Preset {
  label: string;
  parameters: string;
}

export const PRESETS: readonly Preset[] = [
  {
    label: 'Filters',
    parameters: `{
  // Both must match
  filters: {
    title: { $containsi: 'train' },
    author: { name: { $in: ['Mira', 'Jonas'] } },
  },
}`,
  },
  { label: 'Sort', parameters: `{\n  sort: ['publishedAt:desc', 'title'],\n}` },
  {
    label: 'Populate',
    parameters: `{
  populate: {
    author: { fields: ['name'] },
    categories: { sort: 'name' },
    cover: true,
  },
}`,
  },
  { label: 'Fields', parameters: `{\n  fields: ['title', 'slug'],\n}` },
  {
    label: 'Pagination',
    parameters: `{\n  sort: 'id',\n  pagination: { page: 2, pageSize: 10, withCount: false },\n}`,
  },
  { label: 'Publication state', parameters: `{\n  // Drafts too\n  publicationState: 'preview',\n}` },
  { label: 'Locale', parameters: `{\n  locale: 'fr',\n}` },
  {
    label: 'All together',
    parameters: `{
  filters: {
    $or: [{ title: { $containsi: 'train' } }, { categories: { slug: 'travel' } }],
  },
  fields: ['title', 'slug', 'publishedAt'],
  populate: { author: { fields: ['name'] } },
  sort: ['publishedAt:desc'],
  pagination: { page: 1, pageSize: 10 },
  publicationState: 'live',
  locale: 'en',
}`,
  },
];
