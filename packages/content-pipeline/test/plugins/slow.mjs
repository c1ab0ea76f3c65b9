import { setTimeout } from 'node:timers/promises';

/** Marks texts of paragraphs once it has waited. */
export default function slow({ mark = '', fails = false } = {}) {
  return async (tree, file) => {
    await setTimeout(5);
    if (fails) file.fail('Not today', tree.children[0]);
    for (const { children = [] } of tree.children)
      for (const child of children)
        if (child.type === 'text') child.value += `${mark}${file.data.frontMatter.title ?? ''}`;
    file.message('Waited', tree.children[0]);
  };
}
