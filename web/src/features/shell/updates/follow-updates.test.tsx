import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '../../../../worker/messages.ts'
import { setNotice, useNotice } from '../../../platform/page/notice.ts'
import { followUpdates } from './follow-updates.tsx'
import { updateTexts as texts } from './texts.ts'

const Page = () => <main>{useNotice()}</main>

/** A worker of some build, as a page sees it. */
function worker(build: string) {
  const received: string[] = []
  return Object.assign(new EventTarget(), {
    received,
    state: 'installing',
    postMessage: (message: WorkerMessage, ports?: MessagePort[]) => {
      received.push(message.type)
      if (message.type === 'WHICH_BUILD') ports?.[0]?.postMessage(build, [])
    },
  })
}
type FakeWorker = ReturnType<typeof worker>

function install(active: FakeWorker | null) {
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: vi.fn(async () => {}),
  })
  const container = Object.assign(new EventTarget(), {
    controller: active,
    register: vi.fn(async () => registration),
    startMessages: () => {},
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }))
  /** A new worker is installed and waits. */
  const arrive = (build: string): FakeWorker => {
    const one = worker(build)
    registration.installing = one
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    one.state = 'installed'
    one.dispatchEvent(new Event('statechange'))
    registration.waiting = one
    return one
  }
  const takeOver = (): void => {
    container.controller = registration.active = registration.waiting
    registration.waiting = null
    container.dispatchEvent(new Event('controllerchange'))
  }
  return { registration, container, arrive, takeOver }
}

let stop = () => {}
const reload = vi.fn()
async function begin(): Promise<void> {
  render(<Page />)
  stop = followUpdates(reload)
  await expect.poll(() => navigator.serviceWorker.register).toHaveBeenCalled()
  await act(async () => {})
}

beforeEach(() => {
  document.documentElement.dataset['build'] = 'a'
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done())
})
afterEach(() => {
  stop()
  reload.mockReset()
  act(() => setNotice(null))
})

it('[Y-02] registers the worker at the root and has it clear its caches at the start', async () => {
  const active = worker('a')
  const { container } = install(active)
  await begin()
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  expect(active.received).toContain('CLEAR_CACHE')
})

it('offers another build, activates it on request, and reloads once it has taken over', async () => {
  const { arrive, takeOver } = install(worker('a'))
  await begin()
  const next = arrive('b')
  await userEvent.click(await screen.findByRole('button', { name: texts.reload }))
  await expect.poll(() => next.received).toContain('SKIP_WAITING')
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  await expect.poll(() => reload).toHaveBeenCalledTimes(1)
})

it('is quiet after Later, until yet another build arrives', async () => {
  const { arrive, takeOver } = install(worker('a'))
  await begin()
  const next = arrive('b')
  await userEvent.click(await screen.findByRole('button', { name: texts.later }))
  // Another tab has activated it.
  takeOver()
  await expect.poll(() => next.received).toEqual(['WHICH_BUILD', 'WHICH_BUILD'])
  await act(async () => {})
  expect(screen.queryByText(texts.ready)).toBeNull()
  arrive('c')
  await screen.findByText(texts.ready)
})

it('offers nothing to a page that has that build already, and activates its worker', async () => {
  const { arrive } = install(worker('before'))
  await begin()
  const own = arrive('a')
  await expect.poll(() => own.received).toEqual(['WHICH_BUILD', 'SKIP_WAITING'])
  expect(screen.queryByText(texts.ready)).toBeNull()
})

it('does nothing if the browser does not support or allow workers', async () => {
  for (const register of [async () => undefined, () => Promise.reject(new Error('forbidden'))]) {
    const { container } = install(null)
    Object.assign(container, { register: vi.fn(register) })
    await begin()
    stop()
  }
  vi.stubGlobal('navigator', {})
  followUpdates(reload)()
  expect(screen.queryByText(texts.ready)).toBeNull()
})
