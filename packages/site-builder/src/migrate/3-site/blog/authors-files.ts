import { stringify } from 'yaml';
import type { Project } from '../../model/project.js';

/** `authors.yml` of each blog that has authors. */
export const authorsFiles = ({ blogs }: Project): Map<string, string> =>
  new Map(
    blogs
      .filter(({ authors }) => authors.size > 0)
      .map(({ dir, authors }) => [
        `content/${dir}/authors.yml`,
        stringify(
          Object.fromEntries(
            [...authors.values()].map(({ key, name, title, url, image, links }) => [
              key,
              {
                name,
                ...(title && { title }),
                ...(url && { url }),
                ...(image && { image }),
                ...(links && { links }),
              },
            ]),
          ),
          { lineWidth: 0 },
        ),
      ]),
  );
