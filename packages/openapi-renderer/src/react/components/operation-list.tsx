import type { ApiOperation } from '../../api-model/index.js';
import type { PageLinks } from './page-links.js';
import { Method } from './text.js';

/** Operations of a tag, one line each. */
export function OperationList({ operations, links }: { operations: ApiOperation[]; links: PageLinks }) {
  return (
    <ul className="api-list">
      {operations.map((operation) => (
        <li key={operation.id}>
          <a href={links.to({ kind: 'operation', id: operation.id }) ?? undefined}>{operation.title}</a>
          <span className="api-line">
            <Method method={operation.method} />
            <code className="api-path">{operation.path}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
