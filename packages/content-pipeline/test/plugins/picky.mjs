export default function picky(options) {
  if (!options?.needed) throw new Error('needed is needed');
}
