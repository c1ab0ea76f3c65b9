/** The page's address, in the browser alone; `/` at build. */
export const useLocation = (): { pathname: string; search: string; hash: string } =>
  typeof window === 'undefined' ? { pathname: '/', search: '', hash: '' } : window.location;

/** Leads to another page, as a link does that the browser follows. */
export const useHistory = (): { push: (address: string) => void; replace: (address: string) => void } => ({
  push: (address) => window.location.assign(address),
  replace: (address) => window.location.replace(address),
});
