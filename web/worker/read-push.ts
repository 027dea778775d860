/** What is shown of a push, and where it leads. */
export interface ShownPush {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** Whether it is also heard where it takes the place of another. */
  readonly renotify: boolean
  readonly path: string
  /** How much is unread in all; undefined where it was not said. */
  readonly badge: number | undefined
}

/** Browsers want something shown for every push, even for one that we cannot read. */
const unreadable: ShownPush = {
  title: 'Something new',
  body: '',
  tag: 'unreadable',
  renotify: false,
  path: '/',
  badge: undefined,
}

/** From the server of any build: what is missing or strange is not trusted. */
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

/** An address of our own, whatever was said. */
export function addressWithin(origin: string, path: unknown): string {
  const address = typeof path === 'string' ? URL.parse(path, origin) : null
  return address?.origin === origin ? address.href : `${origin}/`
}
