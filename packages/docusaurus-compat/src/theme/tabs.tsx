import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';

interface TabProps {
  value: string;
  label?: string;
  children?: ReactNode;
}

/** One section of {@link Tabs}. */
export function TabItem({
  children,
}: TabProps & { default?: boolean; attributes?: object; hidden?: boolean; className?: string }) {
  return <>{children}</>;
}

/** Sections one below the other, each with its label: what tabs are where no script runs. Tabs that a page writes itself are tabs. */
export default function Tabs({
  children,
  values = [],
}: {
  children?: ReactNode;
  values?: readonly { value: string; label?: string }[];
  groupId?: string;
  defaultValue?: string;
  queryString?: boolean | string;
}) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement<TabProps>(child),
  );
  return (
    <div className="tabs">
      {items.map(({ props }) => (
        <section key={props.value}>
          <p className="tab-title">
            {props.label ?? values.find(({ value }) => value === props.value)?.label ?? props.value}
          </p>
          {props.children}
        </section>
      ))}
    </div>
  );
}
