import { mostSigned, signAttachments } from '@patchbay/contract/attachments'
import { call } from '../../platform/api.ts'
import { pageState } from '../../platform/page-state.ts'
import { keepUrl } from './steady-url.ts'

interface Asked {
  readonly id: string
  readonly resolve: (url: string) => void
  readonly reject: (error: unknown) => void
}

/** How long requests are collected: files that are rendered together are signed in one request. */
const gathersFor = 10
const state = pageState(() => ({ gathered: [] as Asked[] }))

async function ask(all: readonly Asked[]): Promise<void> {
  try {
    const { signed } = await call(signAttachments, { body: { ids: all.map(({ id }) => id) } })
    const urls = new Map(signed.map(({ id, signedUrl }) => [id, signedUrl]))
    for (const { id, resolve } of all) {
      // A file that the viewer may not see is treated like a missing file.
      const url = urls.get(id) ?? ''
      keepUrl(id, url)
      resolve(url)
    }
  } catch (error) {
    all.forEach(({ reject }) => reject(error))
  }
}

function fetchBatch(): void {
  const all = state.gathered
  state.gathered = []
  for (let from = 0; from < all.length; from += mostSigned)
    void ask(all.slice(from, from + mostSigned))
}

/** A signed URL for a file of a message, empty if the file is gone. */
export function signatureOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(fetchBatch, gathersFor)
    state.gathered.push({ id, resolve, reject })
  })
}
