import type { ReactNode } from 'react';

export function Table({ caption, head, children }: { caption: string; head: string[]; children: ReactNode }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  value: string;
  /** @default the table has no such column */
  limit?: string;
  /** Of the whole, 0 to 1: drawn as a bar below the name, for those who see it. @default no bar */
  share?: number;
}

export function Row({ name, value, limit, share }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {share !== undefined && <Bar share={share} />}
      </th>
      <td>{value}</td>
      {limit !== undefined && <td>{limit}</td>}
    </tr>
  );
}

const Bar = ({ share }: { share: number }) => (
  <svg className={share > 1 ? 'status-bar over' : 'status-bar'} aria-hidden="true">
    <rect width={`${Math.min(share, 1) * 100}%`} height="100%" />
  </svg>
);
