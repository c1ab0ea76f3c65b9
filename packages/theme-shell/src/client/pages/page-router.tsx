import type { ComponentType } from 'react';
import { Router } from 'react-router';
import { useShell } from '../../components/frame/shell-context.js';
import { useRouterState } from '../navigation/router-state.js';

/** A React page with a router around it. Comes with the first page that is a component: pages of documentation need none. */
export function withRouter(Page: ComponentType): ComponentType {
  return function RoutedPage() {
    const { site } = useShell();
    const { location, action, navigator } = useRouterState();
    return (
      <Router
        basename={site.baseUrl}
        location={location}
        navigationType={action as never}
        navigator={navigator}
      >
        <Page />
      </Router>
    );
  };
}
