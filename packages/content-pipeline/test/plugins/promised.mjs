/** Not an asynchronous function: what it is shows when it runs, and then it has changed a word already. */
export default function promised() {
  return (tree) => {
    for (const { children } of tree.children) for (const child of children) child.value += '!';
    return Promise.resolve().then(() => {
      for (const { children } of tree.children) for (const child of children) child.value += '?';
    });
  };
}
