/**
 * Runs in a page: which items of the navbar overlap the one before them, stick out of their own box, or have a squashed sign.
 * The brand may be cut short: it is what gives way.
 */
export function crowdedItems() {
  const smallest = 14;
  const items = [
    ...globalThis.document.querySelectorAll(
      '.navbar-inner > :is(a, button), .navbar-items > li > :first-child',
    ),
  ]
    .filter((item) => item.getClientRects().length > 0)
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .sort((a, b) => a.box.left - b.box.left);
  return items
    .filter(({ item, box }, index) => {
      const before = items[index - 1];
      const overlaps = before !== undefined && before.box.right > box.left + 1;
      const spills = !item.matches('.brand') && item.scrollWidth > item.clientWidth + 1;
      const squashed = [...item.querySelectorAll('.icon:not(.chevron)')].some(
        (icon) => icon.getBoundingClientRect().width < smallest,
      );
      return overlaps || spills || squashed;
    })
    .map(({ item }) => item.textContent || item.className);
}
