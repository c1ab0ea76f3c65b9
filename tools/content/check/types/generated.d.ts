// What `strapi ts:generate-types` writes for the article of the examples.
// eslint-disable-next-line @nx/enforce-module-boundaries -- the examples' program knows where the package is unpacked
import type {
  CollectionTypeSchema,
  RequiredAttribute,
  RichTextAttribute,
  StringAttribute,
} from '@strapi/strapi';

interface ApiArticleArticle extends CollectionTypeSchema {
  info: { singularName: 'article'; pluralName: 'articles'; displayName: 'Article' };
  attributes: {
    title: StringAttribute & RequiredAttribute;
    body: RichTextAttribute;
  };
}

declare global {
  namespace Strapi {
    interface Schemas {
      'api::article.article': ApiArticleArticle;
    }
  }
}
