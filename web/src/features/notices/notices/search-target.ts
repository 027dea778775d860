import type { Notice } from '@patchbay/contract/notices/notices'
import type { LinkProps } from '@tanstack/react-router'

/** The page that searches, with the facets in its address. */
export function searchTarget({
  kind,
  facets,
}: Pick<NonNullable<Notice['search']>, 'kind' | 'facets'>): LinkProps {
  if (kind === 'people') return { to: '/users', search: facets }
  if (kind === 'listings') return { to: '/marketplace', search: { view: 'browse', ...facets } }
  return { to: '/search', search: { ...facets, type: 'events' } }
}
