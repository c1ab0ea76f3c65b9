import { describe, expect, it } from 'vitest';
import type { ShellSidebarNode } from '../../model/shell-site.js';
import { matchingItems } from './matching-items.js';

const link = (label: string): ShellSidebarNode => ({ type: 'link', label, href: `/${label}` });
const category = (label: string, items: ShellSidebarNode[], href?: string): ShellSidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(href ? { href } : {}),
});
const tree = [
  link('Start'),
  category('Déploiement', [link('Serveur'), category('Nuage', [link('Serveur privé')])], '/deploy'),
  { type: 'html', value: '<b>Serveur</b>' } as const,
];
const labels = (query: string) => matchingItems(tree, query).map(({ label }) => label);

describe('a query', () => {
  it.each([
    ['SERVEUR', ['Serveur', 'Serveur privé']],
    ['prive', ['Serveur privé']],
    ['deploiement', ['Déploiement', 'Serveur', 'Serveur privé']],
    ['nuage serv', ['Serveur privé']],
    ['serveur start', []],
    ['  ', []],
  ])('%j finds items in the order of the tree', (query, expected) => {
    expect(labels(query)).toEqual(expected);
  });

  it('tells which categories hold what it finds', () => {
    expect(matchingItems(tree, 'privé')).toEqual([
      { label: 'Serveur privé', href: '/Serveur privé', above: ['Déploiement', 'Nuage'] },
    ]);
  });
});
