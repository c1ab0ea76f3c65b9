// Labels that the admin panel's code gives where no translation file has one.
import ts from 'typescript';
import { nameOf, readSources, textOf, walk } from './sources.mjs';

/** Texts of `defaultMessage: '…'`. */
export function readDefaultMessages(packageDir) {
  const messages = [];
  for (const { tree } of readSources(packageDir, { all: true })) {
    walk(tree, (node) => {
      const text =
        ts.isPropertyAssignment(node) && nameOf(node) === 'defaultMessage'
          ? textOf(node.initializer)
          : undefined;
      if (text) messages.push(text);
    });
  }
  return messages;
}
