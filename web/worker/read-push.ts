/** The visible data of a push, and the path it leads to. */
export interface ShownPush {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** Whether it alerts again if it replaces another notification. */
  readonly renotify: boolean
  readonly path: string
  /** The number of all unread things; undefined if the push did not contain it. */
  readonly badge: number | undefined
}

/** Browsers require a notification for every push, even for one that we cannot read. */
const unreadable: ShownPush = {
  title: 'Something new',
  body: '',
  tag: 'unreadable',
  renotify: false,
  path: '/',
  badge: undefined,
}

/** The push may come from a server of another build, so missing or invalid fields are tolerated. */
export function readPush(text: string | undefined): ShownPush {
  const said = parse(text)
  const { title, body, tag, renotify, path, badge } = said ?? {}
  if (typeof title !== 'string' || title === '') return unreadable
  return {
    title,
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' && tag !== '' ? tag : unreadable.tag,
    renotify: renotify === true,
    path: typeof path === 'string' ? path : '/',
    badge: typeof badge === 'number' && badge >= 0 ? badge : undefined,
  }
}

function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text ?? '')
    return typeof said === 'object' && said !== null ? { ...said } : undefined
  } catch {
    return undefined
  }
}

/** Always returns a URL of our own origin. */
export function addressWithin(origin: string, path: unknown): string {
  const home = `${origin}/`
  if (typeof path !== 'string') return home
  try {
    // `URL.parse` is missing in some browsers that we build for.
    const address = new URL(path, origin)
    return address.origin === origin ? address.href : home
  } catch {
    return home
  }
}
