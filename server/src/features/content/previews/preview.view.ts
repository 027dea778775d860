import type { LinkPreview } from '@patchbay/contract/content/link-previews'
import type { PreviewRow } from './previews.store.ts'

/** The field `preview` of what has one; nothing for the rest. */
export function viewPreview(row: PreviewRow | null): { readonly preview?: LinkPreview } {
  if (row === null) return {}
  const { id, url, title, description, site, picture_width: width, picture_height: height } = row
  const picture = width === null || height === null ? null : { width, height }
  const player =
    row.service === null || row.player_url === null
      ? null
      : { service: row.service, url: row.player_url }
  return { preview: { id, url, title, description, site, picture, player } }
}
