import { vi } from 'vitest'

type Values = Map<string, unknown>

/** Several turns of the microtask queue, after which the code that awaits an event has continued. */
async function turns(count = 4): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

const fire = (target: EventTarget, type: string): void => void target.dispatchEvent(new Event(type))

class FakeRequest extends EventTarget {
  result: unknown = undefined
  error: DOMException | null = null
}

/** Runs `act` a little later, and says how it went. */
async function settle(request: FakeRequest, act: () => unknown): Promise<void> {
  await turns(1)
  try {
    request.result = act()
    fire(request, 'success')
  } catch (error) {
    request.error = error as DOMException
    fire(request, 'error')
  }
}

class FakeTransaction extends EventTarget {
  error: DOMException | null = null
  private pending = 0
  private readonly values: Values
  constructor(values: Values) {
    super()
    this.values = values
    void turns().then(() => this.endIfDone())
  }
  private request(act: () => unknown): FakeRequest {
    const request = new FakeRequest()
    this.pending += 1
    void settle(request, act)
      .then(() => turns())
      .then(() => {
        this.pending -= 1
        this.error ??= request.error
        this.endIfDone()
      })
    return request
  }
  private endIfDone(): void {
    if (this.pending === 0) fire(this, this.error ? 'abort' : 'complete')
  }
  objectStore(): object {
    const { values } = this
    return {
      transaction: this,
      get: (key: string) => this.request(() => structuredClone(values.get(key))),
      delete: (key: string) => this.request(() => void values.delete(key)),
      getAllKeys: () => this.request(() => [...values.keys()]),
      put: (value: unknown, key: string) =>
        this.request(() => {
          if (database.isFull) throw new DOMException('Full', 'QuotaExceededError')
          values.set(key, structuredClone(value))
        }),
    }
  }
}

class FakeConnection extends EventTarget {
  isOpen = true
  private running = 0
  private readonly values: Values
  private readonly onRelease: () => void
  constructor(values: Values, onRelease: () => void) {
    super()
    this.values = values
    this.onRelease = onRelease
  }
  /** A closed connection holds the database until its transactions have ended. */
  isHolding(): boolean {
    return this.isOpen || this.running > 0
  }
  get objectStoreNames(): readonly string[] {
    return this.values.size > 0 ? ['answers'] : []
  }
  deleteObjectStore(): void {
    this.values.clear()
  }
  createObjectStore(): void {
    if (this.values.size > 0) throw new DOMException('Exists', 'ConstraintError')
  }
  close(): void {
    this.isOpen = false
    this.onRelease()
  }
  transaction(): FakeTransaction {
    if (!this.isOpen) throw new DOMException('Closed', 'InvalidStateError')
    const transaction = new FakeTransaction(this.values)
    this.running += 1
    const end = (): void => {
      this.running -= 1
      this.onRelease()
    }
    for (const type of ['complete', 'abort']) transaction.addEventListener(type, end)
    return transaction
  }
}

interface FakeDatabase {
  /** All values, by key; `undefined` where there is no database. */
  values: Values | undefined
  version: number
  isFull: boolean
  isForbidden: boolean
}
let database: FakeDatabase

/** Replaces IndexedDB, which jsdom does not have, until the test ends. It is one database. */
export function fakeDatabase(): FakeDatabase {
  const fake: FakeDatabase = { values: undefined, version: 0, isFull: false, isForbidden: false }
  database = fake
  const connections = new Set<FakeConnection>()
  /** A browser opens and deletes a database in the order of the requests. */
  let before: Promise<unknown> = Promise.resolve()
  let release = (): void => {}
  async function allReleased(): Promise<void> {
    while ([...connections].some((connection) => connection.isHolding()))
      await new Promise<void>((resolve) => (release = resolve))
  }
  const inTurn = (request: FakeRequest, act: () => unknown): FakeRequest => {
    before = before.then(() => settle(request, act)).then(() => turns())
    return request
  }
  const open = (_: string, version: number): FakeRequest => {
    const request = new FakeRequest()
    return inTurn(request, () => {
      if (fake.isForbidden) throw new DOMException('Forbidden', 'SecurityError')
      if (fake.version > version) throw new DOMException('Newer', 'VersionError')
      fake.values ??= new Map()
      const connection = new FakeConnection(fake.values, () => release())
      connections.add(connection)
      request.result = connection
      if (fake.version < version) fire(request, 'upgradeneeded')
      fake.version = version
      return connection
    })
  }
  /** Waits for every connection to close, and a connection that is opened afterwards waits for it. */
  const deleteDatabase = (): FakeRequest => {
    const request = new FakeRequest()
    before = before.then(() => {
      for (const connection of connections) if (connection.isOpen) fire(connection, 'versionchange')
      if ([...connections].some(({ isOpen }) => isOpen)) fire(request, 'blocked')
      return allReleased()
    })
    return inTurn(request, () => {
      fake.values = undefined
      fake.version = 0
    })
  }
  vi.stubGlobal('indexedDB', { open, deleteDatabase })
  return fake
}
