import type { LinkTarget } from '@patchbay/contract/messaging/link-cards'
import { serverOrigin } from '../../../platform/http/server-address.ts'
import { partsOf } from '../../../ui/content/addresses.ts'

/** Per message. */
const mostCards = 3

const types: Readonly<Record<string, LinkTarget['type']>> = {
  posts: 'post',
  events: 'event',
  users: 'person',
}
const page =
  /^\/(posts|events|users)\/([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\/?(?:[?#].*)?$/i

function targetOf(path: string): LinkTarget | undefined {
  const [, kind = '', id = ''] = page.exec(path) ?? []
  const type = types[kind.toLowerCase()]
  return type && { type, id: id.toLowerCase() }
}

/** The targets of links to our own site in a text, each once. */
export function targetsOf(text: string, origin: string = serverOrigin()): readonly LinkTarget[] {
  if (!text.includes('://')) return []
  const found = new Map<string, LinkTarget>()
  for (const { address } of partsOf(text, origin)) {
    const target = address?.path === undefined ? undefined : targetOf(address.path)
    if (target && found.size < mostCards) found.set(`${target.type} ${target.id}`, target)
  }
  return [...found.values()]
}
